/** What an author may choose from once an article is read, before anything is written. */

/** What an angle makes of the article. */
export const angleKinds = ['consequence', 'tension', 'lesson', 'number'] as const
export type AngleKind = (typeof angleKinds)[number]

/** How many angles, and how many stances for whoever gave no opinion, are suggested at most. */
export const anglesOffered = 3

/** Why an article may deserve no post. Ids are sent and stored with the angles. */
export const sensitiveTopics = ['crime', 'tragedy', 'gossip'] as const
export type SensitiveTopic = (typeof sensitiveTopics)[number]
