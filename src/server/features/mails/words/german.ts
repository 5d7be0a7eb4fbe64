import type { MailCatalogue } from './catalogue.ts'

export const germanMails: MailCatalogue = {
  language: 'de',
  locale: 'de-DE',
  greeting: (name) => `Guten Tag${name === null ? '' : ` ${name}`},`,
  approvalRequest: {
    subject: (name) => `${name} wartet auf Freigabe`,
    text: (person) =>
      `${person} hat sich registriert und kann Postwright nutzen, sobald die Administration das Konto freigibt.`,
    confirmed: 'Es ist bestätigt, dass die Adresse dieser Person gehört.',
    unconfirmed:
      'Es ist nicht bestätigt, dass die Adresse dieser Person gehört: Irgendjemand kann sie eingegeben haben.',
    action: 'Offene Freigaben ansehen',
  },
  approval: {
    subject: 'Ihr Postwright-Konto ist freigegeben',
    text: 'Die Administration hat Ihr Konto freigegeben. Sie können jetzt Ihren ersten Beitrag schreiben.',
    action: 'Postwright öffnen',
  },
  links: {
    'password-reset': {
      subject: 'Wählen Sie ein neues Passwort für Postwright',
      text: 'Jemand, wahrscheinlich Sie, hat ein neues Passwort angefordert. Der Link gilt eine Stunde lang und nur einmal. Wenn Sie es nicht waren, hat sich nichts geändert, und Sie können diese E-Mail ignorieren.',
      action: 'Neues Passwort wählen',
    },
    'email-confirmation': {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Postwright',
      text: 'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt einen Tag lang und nur einmal. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail.',
      action: 'E-Mail-Adresse bestätigen',
    },
    invitation: {
      subject: 'Sie sind zu Postwright eingeladen',
      text: 'Die Administration hat ein Postwright-Konto für Sie angelegt. Wählen Sie ein Passwort, und Sie sind dabei. Der Link gilt eine Woche lang und nur einmal.',
      action: 'Einladung annehmen',
    },
  },
  linkedinExpiry: {
    subject: (day) => `Erneuern Sie Ihre LinkedIn-Verbindung vor dem ${day}`,
    text: (account, day) =>
      `Postwright darf bis zum ${day} als ${account} auf LinkedIn veröffentlichen; LinkedIn beendet jede solche Erlaubnis nach etwa sechzig Tagen. Ein Beitrag, der für später geplant ist, wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.`,
    hint: 'Das Erneuern dauert einen Klick: Solange Sie bei LinkedIn angemeldet sind, fragt LinkedIn nicht noch einmal.',
    action: 'Verbindung erneuern',
  },
  linkedinAccessEnded: {
    subject: 'LinkedIn hat den Zugriff von Postwright beendet',
    text: (account) =>
      `LinkedIn lässt Postwright nicht mehr als ${account} veröffentlichen. Nichts geht hinaus, bis Sie das Konto neu verbinden. Ein geplanter Beitrag wartet nach seiner Zeit bis zu einer Stunde, dann fragt er Sie.`,
    action: 'Neu verbinden',
  },
  publication: {
    subjects: {
      published: 'Ihr Beitrag steht auf LinkedIn',
      failed: 'Ihr Beitrag konnte nicht veröffentlicht werden',
      unconfirmed: 'Steht Ihr Beitrag auf LinkedIn? Bitte sehen Sie nach',
      missed: 'Ihr Beitrag hat seine Zeit verpasst',
      waiting: 'Ihr Beitrag wartet auf die Veröffentlichung',
    },
    signInAgain: 'LinkedIn verlangt eine neue Anmeldung',
    text: (title, account, outcome) => `„${title}“, für ${account}: ${outcome}`,
    published: 'Er ist wie geplant erschienen.',
    openAtLinkedin: 'Auf LinkedIn öffnen',
    open: 'In Postwright öffnen',
  },
  removal: {
    subject: (day) => `Ihre Beiträge in Postwright werden am ${day} entfernt`,
    text: (day) =>
      `Ihr Pro-Abo ist beendet. Ihre Beiträge, Grafiken und Bilder bleiben bis zum ${day} erhalten und werden dann entfernt. Ihr Konto bleibt bestehen.`,
    hint: 'Um sie zu behalten, schließen Sie vor diesem Tag ein neues Abo ab, oder sichern Sie, was Sie brauchen: In den Einstellungen gibt es eine Schaltfläche, die Ihre Daten exportiert.',
    action: 'Neues Abo abschließen',
  },
  signIn: {
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
        text: (when) =>
          `Die Administration hat am ${when} die Anmeldung in zwei Schritten für Ihr Konto ausgeschaltet.`,
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
  },
}
