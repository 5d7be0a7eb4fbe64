import { pro, trial } from '#shared/rules/plans'

/** The metadata of each public page for search engines and link previews. */

export interface PageHead {
  path: string
  title: string
  description: string
}

export const pageHeads = {
  landing: {
    path: '/',
    title: 'Postwright: LinkedIn posts you can stand behind',
    description:
      'Postwright turns a news link, a text or a document into a LinkedIn post in your voice, and keeps the source beside the draft. Start a free trial.',
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing · Postwright',
    description: `A free ${trial.days}-day trial with ${trial.postsPerMonth} posts, Pro with ${pro.postsPerMonth} posts a month and every AI model, and Enterprise.`,
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service · Postwright',
    description: 'What you may expect of Postwright and what it expects of you: account, content, fair use, liability.',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy · Postwright',
    description: 'What Postwright stores, for how long, who receives it, and how to see, correct or delete your data.',
  },
} as const satisfies Record<string, PageHead>

export type PageName = keyof typeof pageHeads
