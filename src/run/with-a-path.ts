/** What `validate` is asked for when it is given nothing but a path. */
export const WITH_A_PATH = { occasion: "push", strict: false, failOn: "error" } as const;
