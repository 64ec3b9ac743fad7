#include "editor/desktop/frame/app.h"

int main(int argc, char** argv) {
    return pampas::desktop::run(argc, argv);
}
