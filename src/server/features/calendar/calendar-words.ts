import type { InterfaceLanguage } from '#shared/rules/interface-languages'

/** What a calendar says besides the posts' own words. */
interface CalendarWords {
  name: (team: string | null) => string
  cancelled: string
  phases: Readonly<Record<'planned' | 'published' | 'asking', (account: string) => string>>
  open: (address: string) => string
  atLinkedin: (address: string) => string
}

/** In the interface language of the person who made the address. */
export const calendarWords: Readonly<Record<InterfaceLanguage, CalendarWords>> = {
  en: {
    name: (team) => (team === null ? 'LinkedIn posts' : `LinkedIn posts: ${team}`),
    cancelled: 'Post cancelled',
    phases: {
      planned: (account) => `Goes out from ${account}.`,
      published: (account) => `Went out from ${account}.`,
      asking: (account) => `Was to go out from ${account}, and needs you.`,
    },
    open: (address) => `Open it in Postwright: ${address}`,
    atLinkedin: (address) => `At LinkedIn: ${address}`,
  },
  de: {
    name: (team) => (team === null ? 'LinkedIn-Beiträge' : `LinkedIn-Beiträge: ${team}`),
    cancelled: 'Beitrag abgesagt',
    phases: {
      planned: (account) => `Wird von ${account} veröffentlicht.`,
      published: (account) => `Wurde von ${account} veröffentlicht.`,
      asking: (account) => `Sollte von ${account} veröffentlicht werden und braucht Sie.`,
    },
    open: (address) => `In Postwright öffnen: ${address}`,
    atLinkedin: (address) => `Bei LinkedIn: ${address}`,
  },
}
