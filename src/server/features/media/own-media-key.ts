/** Keys of this product's files: `owner/kind/id/name`, with `shared` as the owner of shared templates. */
const shape =
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|shared)\/(media|fonts|visuals|templates|attachments)\/[^/]+\/[^/]+$/

/** Whether a file can be this product's. Other names belong to others, and are left alone. */
export function isOwnMediaKey(key: string): boolean {
  return shape.test(key)
}
