import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { Mentions } from './mentions.ts'

/** What someone typed into a post and has not saved yet, kept on the server while it is typed. Others do not see it. */
export const WorkingCopy = z.object({
  content: z.string(),
  /** Null: the title is unchanged. */
  title: z.string().nullable(),
  /** The number of the version it was begun on; null where that is not known. */
  begunFrom: z.number().int().nullable(),
  savedAt: z.string(),
})

/** Which working copy a page knows of, so that one that it never saw is not lost. */
const seenFields = {
  /** A random id of the page on which it is typed. */
  editor: z.string().min(1).max(64),
  /** `savedAt` of the latest working copy that the page has seen; null for none. */
  seen: z.iso.datetime().nullable(),
}

export const SeenWorkingCopy = z.object(seenFields)

export const WorkingCopyBody = z.object({
  ...seenFields,
  content: z.string().max(limits.postCharactersStored),
  title: z.string().max(limits.titleCharacters).nullable(),
  /** Chosen while it was typed. The post knows them from now on, as its other texts may have them too. */
  mentions: Mentions.optional(),
  begunFrom: z.number().int().nonnegative().max(1_000_000_000).optional(),
})

export const KeptWorkingCopy = z.object({
  savedAt: z.string(),
  /** Whether another page had typed something else, which is a version now. */
  keptOther: z.boolean(),
  /** The number of the post's current version: another one than this began from was saved meanwhile. */
  version: z.number().int(),
})
