/** The installation's own objects in a bucket, which no database row names. */

/** When it was last alive. */
export const heartbeatKey = 'postwright-heartbeat'
/** Whose the files are: the installation's id. */
export const claimKey = 'postwright-installation'
/** Written and removed at each start. */
export const testKey = 'postwright-check'

export function isOwnKey(key: string): boolean {
  return key === heartbeatKey || key === claimKey || key === testKey
}
