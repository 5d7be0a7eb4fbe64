import { z } from 'zod'

/** The answer of a call that has nothing to hand back but a sentence. */
export const Message = z.object({ message: z.string() })

/** Every failure's body. `message` is a sentence for people, `code` for programs, `requestId` for the log. */
export const Failure = z.object({ message: z.string(), code: z.string(), requestId: z.string() })
