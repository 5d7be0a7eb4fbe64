/** Choices of an author after an article was read and before anything is written. */

/** An angle's view of the article. */
export const angleKinds = ['consequence', 'tension', 'lesson', 'number'] as const
export type AngleKind = (typeof angleKinds)[number]

/** Maximum number of suggested angles, and of stances for authors who gave no opinion. */
export const angleCount = 3

/** Topics for which an article may not deserve a post. Ids are sent and stored with the angles. */
export const sensitiveTopics = ['crime', 'tragedy', 'gossip'] as const
export type SensitiveTopic = (typeof sensitiveTopics)[number]
