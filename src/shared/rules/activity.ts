import { dayMs, hourMs } from '#shared/time/durations'

/** What the activity of a team lists: events by their names, and what each is about. */
export const activityKinds = {
  'post.created': 'posts',
  'post.updated': 'posts',
  'post.deleted': 'posts',
  'review.requested': 'reviews',
  'review.withdrawn': 'reviews',
  'review.decided': 'reviews',
  'comment.added': 'reviews',
  'publication.scheduled': 'publishing',
  'publication.moved': 'publishing',
  'publication.cancelled': 'publishing',
  'post.published': 'publishing',
  'publication.failed': 'publishing',
  'publication.unconfirmed': 'publishing',
  'publication.missed': 'publishing',
  'publication.waiting': 'publishing',
  'lending.asked': 'publishing',
  'lending.answered': 'publishing',
  'account.lent': 'publishing',
  'account.removed': 'publishing',
  'workspace.created': 'team',
  'workspace.changed': 'team',
  'workspace.offered': 'team',
  'workspace.handed-over': 'team',
  'member.invited': 'team',
  'member.uninvited': 'team',
  'member.joined': 'team',
  'member.changed': 'team',
  'voice.lent': 'team',
  'member.left': 'team',
  'member.removed': 'team',
  'webhook.added': 'team',
  'webhook.removed': 'team',
  'webhook.switched-off': 'team',
} as const

export type ActivityEvent = keyof typeof activityKinds

export const activityEvents = Object.keys(activityKinds) as ActivityEvent[]

export const activityGroups = ['posts', 'reviews', 'publishing', 'team'] as const
export type ActivityGroup = (typeof activityGroups)[number]

export function eventsOfGroup(group: ActivityGroup): ActivityEvent[] {
  return activityEvents.filter((event) => activityKinds[event] === group)
}

export const activityTimes = {
  keptMs: 730 * dayMs,
  /** Saves of one post by one person within this time are one line. */
  sameWorkMs: hourMs,
} as const

/** So many lines of the latest are in a CSV file. */
export const maxActivityLines = 20_000
