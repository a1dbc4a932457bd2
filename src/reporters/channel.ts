/** A place where something is published, with what it needs for that. */
export interface Channel<Published> {
  /** Publishes, and returns what the channels after it must know. A failure changes nothing but that. */
  publish(publication: Published): Published | Promise<Published>;
}

/** Publishes on one channel after the other. */
export async function publishOn<Published>(
  channels: readonly Channel<Published>[],
  first: Published,
): Promise<Published> {
  let publication = first;
  for (const channel of channels) publication = await channel.publish(publication);
  return publication;
}
