import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import type { SignInChange } from '#shared/rules/sign-in-changes'

/** Words of the mails that say how the ways to sign in changed. */
interface Words {
  /** For dates and times. */
  locale: string
  greeting: (name: string | null) => string
  changes: Record<SignInChange, { subject: string; text: (when: string) => string }>
  /** What to do if it was somebody else. */
  ifNotYou: string
  /** The same where passwords are off. */
  ifNotYouWithoutPasswords: string
  action: string
}

const english: Words = {
  locale: 'en-GB',
  greeting: (name) => `Hello ${name ?? 'there'},`,
  changes: {
    passwordChanged: {
      subject: 'Your Postwright password was changed',
      text: (when) => `The password of your account was changed on ${when}. All other sessions were ended.`,
    },
    passwordReset: {
      subject: 'Your Postwright password was reset',
      text: (when) =>
        `The password of your account was reset on ${when}. All sessions were ended, and a linked identity has to be linked again.`,
    },
    passwordSet: {
      subject: 'Your Postwright account has a password',
      text: (when) => `A first password was set for your account on ${when}. All sessions were ended.`,
    },
    secondFactorOn: {
      subject: 'Two-step sign-in is on',
      text: (when) => `Two-step sign-in was turned on for your account on ${when}.`,
    },
    secondFactorOff: {
      subject: 'Two-step sign-in is off',
      text: (when) => `Two-step sign-in was turned off for your account on ${when}.`,
    },
    secondFactorReset: {
      subject: 'Two-step sign-in was reset',
      text: (when) => `An administrator turned off two-step sign-in for your account on ${when}.`,
    },
    recoveryCodesRenewed: {
      subject: 'You have new recovery codes',
      text: (when) => `New recovery codes were made for your account on ${when}. The former ones do not work any more.`,
    },
    identityLinked: {
      subject: 'Your Postwright account was linked',
      text: (when) =>
        `Your account was linked with an identity provider on ${when}, which can be used to sign in to it.`,
    },
    identityUnlinked: {
      subject: 'Your Postwright account was unlinked',
      text: (when) => `The link between your account and an identity provider was removed on ${when}.`,
    },
    newDevice: {
      subject: 'New sign-in to Postwright',
      text: (when) => `Somebody signed in to your account on ${when} with a browser that had not been used for it.`,
    },
  },
  ifNotYou:
    'If this was not you, choose “Forgot password?” on the sign-in page at once: a new password ends all sessions and linked identities. Then tell an administrator.',
  ifNotYouWithoutPasswords: 'If this was not you, tell an administrator at once.',
  action: 'Look at your account',
}

const german: Words = {
  locale: 'de-DE',
  greeting: (name) => `Guten Tag${name === null ? '' : ` ${name}`},`,
  changes: {
    passwordChanged: {
      subject: 'Ihr Passwort für Postwright wurde geändert',
      text: (when) => `Das Passwort Ihres Kontos wurde am ${when} geändert. Alle anderen Sitzungen wurden beendet.`,
    },
    passwordReset: {
      subject: 'Ihr Passwort für Postwright wurde zurückgesetzt',
      text: (when) =>
        `Das Passwort Ihres Kontos wurde am ${when} zurückgesetzt. Alle Sitzungen wurden beendet, und eine verknüpfte Identität muss neu verknüpft werden.`,
    },
    passwordSet: {
      subject: 'Ihr Postwright-Konto hat ein Passwort',
      text: (when) => `Für Ihr Konto wurde am ${when} ein erstes Passwort festgelegt. Alle Sitzungen wurden beendet.`,
    },
    secondFactorOn: {
      subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      text: (when) => `Für Ihr Konto wurde am ${when} die Anmeldung in zwei Schritten eingeschaltet.`,
    },
    secondFactorOff: {
      subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      text: (when) => `Für Ihr Konto wurde am ${when} die Anmeldung in zwei Schritten ausgeschaltet.`,
    },
    secondFactorReset: {
      subject: 'Die Anmeldung in zwei Schritten wurde zurückgesetzt',
      text: (when) => `Die Administration hat am ${when} die Anmeldung in zwei Schritten für Ihr Konto ausgeschaltet.`,
    },
    recoveryCodesRenewed: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      text: (when) =>
        `Für Ihr Konto wurden am ${when} neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
    },
    identityLinked: {
      subject: 'Ihr Postwright-Konto wurde verknüpft',
      text: (when) =>
        `Ihr Konto wurde am ${when} mit einem Identitätsanbieter verknüpft, über den man sich nun daran anmelden kann.`,
    },
    identityUnlinked: {
      subject: 'Die Verknüpfung Ihres Postwright-Kontos wurde aufgehoben',
      text: (when) => `Die Verknüpfung Ihres Kontos mit einem Identitätsanbieter wurde am ${when} aufgehoben.`,
    },
    newDevice: {
      subject: 'Neue Anmeldung bei Postwright',
      text: (when) =>
        `Am ${when} hat sich jemand mit einem Browser an Ihrem Konto angemeldet, der dafür noch nicht benutzt worden war.`,
    },
  },
  ifNotYou:
    'Wenn Sie das nicht waren, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen?“: Ein neues Passwort beendet alle Sitzungen und Verknüpfungen. Informieren Sie dann die Administration.',
  ifNotYouWithoutPasswords: 'Wenn Sie das nicht waren, informieren Sie sofort die Administration.',
  action: 'Konto ansehen',
}

export const signInMailWords: Record<InterfaceLanguage, Words> = { en: english, de: german }
