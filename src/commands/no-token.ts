/** The value that `actions/setup-node` writes into `NODE_AUTH_TOKEN` if no token is given. */
export const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";
