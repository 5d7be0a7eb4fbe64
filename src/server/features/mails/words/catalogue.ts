import type { LinkKind } from '#server/features/accounts/links/one-time-links'
import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { SignInChange } from '#shared/rules/sign-in-changes'

/** The words of every mail, in one language. */
export interface MailCatalogue {
  language: InterfaceLanguage
  /** For dates and times. */
  locale: string
  greeting: (name: string | null) => string
  approvalRequest: {
    subject: (name: string) => string
    text: (person: string) => string
    confirmed: string
    unconfirmed: string
    action: string
  }
  approval: PlainMail
  links: Record<LinkKind, PlainMail>
  teamInvitation: { subject: (team: string) => string; text: (from: string, team: string) => string; action: string }
  /** What happened is said in the server's sentences. */
  teamNews: {
    aboutPost: (title: string) => string
    /** Someone's own words. */
    quoted: (words: string) => string
    daily: (comments: number) => string
    openPost: string
    open: string
  }
  linkedinExpiry: {
    subject: (day: string) => string
    text: (account: string, day: string) => string
    action: string
  }
  linkedinAccessEnded: { subject: string; text: (account: string) => string; action: string }
  /** Why is said in the server's sentences. */
  webhookOff: { subject: string; hint: string; action: string }
  publication: {
    subjects: Record<PublicationMail, string>
    signInAgain: string
    text: (title: string, account: string, outcome: string) => string
    published: string
    openAtLinkedin: string
    open: string
  }
  removal: { subject: (day: string) => string; text: (day: string) => string; hint: string; action: string }
  signIn: {
    changes: Record<SignInChange, { subject: string; text: (when: string) => string }>
    ifNotYou: string
    /** The same where passwords are off. */
    ifNotYouWithoutPasswords: string
    action: string
  }
}

interface PlainMail {
  subject: string
  text: string
  action: string
}

export type PublicationMail = 'published' | 'failed' | 'unconfirmed' | 'missed' | 'waiting'
