#include "editor/desktop/app.h"

int main(int argc, char** argv) {
    return pampas::desktop::run(argc, argv);
}
