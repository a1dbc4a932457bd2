/** The step that a workflow is missing, ready to paste. */
export const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
