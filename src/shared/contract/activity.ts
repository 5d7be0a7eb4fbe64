import { z } from 'zod'
import { activityEvents, activityGroups } from '../rules/activity.ts'
import { workspaceRoles } from '../rules/permissions.ts'
import { reviewDecisions } from '../rules/reviews.ts'

/** Who did what in a team. */

const Entry = z.object({
  id: z.string(),
  at: z.string(),
  event: z.enum(activityEvents),
  /** The member or the guest; null: someone whose account is gone, or with `isSystem` the server itself. */
  by: z.string().nullable(),
  byUserId: z.string().nullable(),
  isGuest: z.boolean(),
  isSystem: z.boolean(),
  postId: z.string().nullable(),
  /** The present title, or the last one of a deleted post. */
  postTitle: z.string().nullable(),
  /** Whether the post is still there. */
  hasPost: z.boolean(),
  /** The member it is about; null: none, or their account is gone. */
  about: z.string().nullable(),
  /** What else belongs to the event. */
  detail: z.object({
    decision: z.enum(reviewDecisions).optional(),
    account: z.string().optional(),
    dueAt: z.string().optional(),
    isAllowed: z.boolean().optional(),
    lent: z.enum(['never', 'ask', 'free']).optional(),
    role: z.enum(workspaceRoles).optional(),
    approves: z.boolean().optional(),
  }),
})

export const activityContract = {
  /** Newest first; with `Accept: text/csv` all that match in one file. In one's own workspace there is none. */
  listActivity: {
    query: z.object({
      person: z.string().max(64).optional(),
      post: z.string().max(64).optional(),
      kind: z.enum(activityGroups).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Cursor: the id of the previous page's last entry. */
      before: z.string().max(64).optional(),
    }),
    answer: z.array(Entry),
  },
}
