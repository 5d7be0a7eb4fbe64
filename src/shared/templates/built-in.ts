import { bars } from './bars.ts'
import { beforeAfter } from './before-after.ts'
import type { BuiltInTemplate } from './built-in-template.ts'
import { carousel } from './carousel.ts'
import { event } from './event.ts'
import { headline } from './headline.ts'
import { headlineImage } from './headline-image.ts'
import { keyNumber } from './key-number.ts'
import { points } from './points.ts'
import { portrait } from './portrait.ts'
import { quote } from './quote.ts'
import { twitterMockUp } from './twitter-mock-up.ts'

export type { BuiltInTemplate } from './built-in-template.ts'

/** Everyone's templates, in the order in which they are listed. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  headline,
  keyNumber,
  quote,
  points,
  headlineImage,
  portrait,
  carousel,
  beforeAfter,
  bars,
  event,
  twitterMockUp,
]
