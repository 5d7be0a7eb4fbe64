import { z } from 'zod'
import { NewPoll, StoredPoll } from './poll.ts'
import { PostId } from './posts.ts'

/** The poll of a post. */

export const pollsContract = {
  /** `poll` null: the post has none. */
  getPoll: { params: PostId, answer: z.object({ poll: StoredPoll.nullable() }) },
  /** Refused with a conflict when it was saved meanwhile; the answer has what is stored as `current`. */
  savePoll: { params: PostId, body: NewPoll, answer: StoredPoll },
  deletePoll: { params: PostId },
}
