import { accountSentences } from './english/accounts.ts'
import { adminSentences } from './english/admin.ts'
import { apiSentences } from './english/api.ts'
import { attachmentSentences } from './english/attachments.ts'
import { billingSentences } from './english/billing.ts'
import { feedSentences } from './english/feeds.ts'
import { fontSentences } from './english/fonts.ts'
import { linkedinSentences } from './english/linkedin.ts'
import { mediaSentences } from './english/media.ts'
import { modelSentences } from './english/models.ts'
import { postSentences } from './english/posts.ts'
import { publicationSentences } from './english/publications.ts'
import { readingSentences } from './english/reading.ts'
import { requestSentences } from './english/request.ts'
import { styleSentences } from './english/styles.ts'
import { teamNewsSentences } from './english/team-news.ts'
import { teamSentences } from './english/teams.ts'
import { visualSentences } from './english/visuals.ts'
import { webhookSentences } from './english/webhooks.ts'

/**
 * Every sentence that the server shows to people, by its reason. `message` in an answer is one of these; a translation
 * is an object of the same type.
 */
export const english = {
  ...accountSentences,
  ...adminSentences,
  ...apiSentences,
  ...attachmentSentences,
  ...billingSentences,
  ...feedSentences,
  ...fontSentences,
  ...linkedinSentences,
  ...mediaSentences,
  ...modelSentences,
  ...postSentences,
  ...publicationSentences,
  ...readingSentences,
  ...requestSentences,
  ...styleSentences,
  ...teamNewsSentences,
  ...teamSentences,
  ...visualSentences,
  ...webhookSentences,
}

export type EnglishSentences = typeof english

/** The same sentences in any language. */
export type Sentences = {
  readonly [Name in keyof EnglishSentences]: (...values: Parameters<EnglishSentences[Name]>) => string
}
