/** Keys that this product makes: `owner/kind/id/name`, where templates that all share have `shared` for an owner. */
const shape = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|shared)\/(media|fonts|visuals|templates)\/[^/]+\/[^/]+$/

/** Whether a file can be one of ours at all. What is named otherwise is somebody else's, and left alone. */
export function isOwnMediaKey(key: string): boolean {
  return shape.test(key)
}
