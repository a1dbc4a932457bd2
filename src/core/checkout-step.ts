/** The step that a workflow lacks, ready to paste. */
export const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
