import type { Choice } from "../../core/action-interface.js";
import type { Environment } from "../../base/network/proxy.js";
import type { Exchange } from "../../marketplace/client/credential.js";
import type { Limits } from "../../marketplace/client/send-request.js";

/** What a run needs for the target `marketplace`. */
export interface MarketplaceAccess {
  /** The address of the marketplace, without a slash at the end. */
  readonly url: string;
  readonly credential: { readonly token: string } | Identity;
  /** The plugin's id there, if it is not made of its name. */
  readonly plugin?: string | undefined;
  /** How far the run waits for the marketplace. */
  readonly wait: Choice<"marketplace-wait">;
  /** How long it waits in all, in milliseconds. */
  readonly timeout: number;
  /** It names the proxies. */
  readonly environment: Environment;
  /** Where the archive is made, for people. */
  readonly origin?: Origin | undefined;
  /** The pace of requests. */
  readonly limits?: Limits | undefined;
}

/** An identity token of the job is exchanged for a token of the marketplace. */
export type Identity = Pick<Exchange, "getIdentityToken" | "hideSecret">;

export interface Origin {
  readonly repository: string;
  readonly runUrl?: string;
}
