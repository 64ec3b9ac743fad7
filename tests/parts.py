"""Parts of long tests. `ctest` tries one part of such a test, another after each commit; without --part, all is tried."""


def is_in(part, number):
    """Whether a part `N/OF`, which has every OF-th item from the N-th on, has the item of a number from 0."""
    first, of = (int(each) for each in part.split("/"))
    assert 1 <= first <= of, f"there is no part {part}"
    return number % of == first - 1


def part_of(part, items):
    """The items of a part."""
    return [item for number, item in enumerate(items) if is_in(part, number)]
