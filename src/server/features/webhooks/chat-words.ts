import type { InterfaceLanguage } from '#shared/rules/interface-languages'

/** The texts of messages to chats. */
interface ChatWords {
  waiting: string
  asked: (title: string, by: string) => string
  review: string
  connected: string
  willHear: string
  open: string
}

/** In the language of the person who added the webhook. */
export const chatWords: Readonly<Record<InterfaceLanguage, ChatWords>> = {
  en: {
    waiting: 'A post waits for you',
    asked: (title, by) => (by ? `“${title}” (${by} asks for a review)` : `“${title}”`),
    review: 'Review the post',
    connected: 'Postwright is connected',
    willHear: 'Posts that wait for a review are announced here.',
    open: 'Open Postwright',
  },
  de: {
    waiting: 'Ein Beitrag wartet auf Sie',
    asked: (title, by) => (by ? `„${title}“ (${by} bittet um eine Prüfung)` : `„${title}“`),
    review: 'Beitrag prüfen',
    connected: 'Postwright ist verbunden',
    willHear: 'Beiträge, die auf eine Prüfung warten, werden hier gemeldet.',
    open: 'Postwright öffnen',
  },
}
