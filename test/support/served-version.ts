import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { reprDigest, sha256Of } from "./submit.js";

/** A marketplace with one published version, which everybody can see and download. */
export async function serveVersion(plugin: string, bytes: Uint8Array, version = "1.4.0"): Promise<MarketplaceServer> {
  const server = await marketplaceServer();
  server.features = ["static-token", "public-read", "catalog"];
  const artifact = { filename: "a.zip", mediaType: "application/zip", size: bytes.length, sha256: sha256Of(bytes) };
  server.versions.declare(plugin, version, { channel: "stable", artifact }, undefined);
  server.versions.upload(plugin, version, bytes, reprDigest(bytes));
  return server;
}
