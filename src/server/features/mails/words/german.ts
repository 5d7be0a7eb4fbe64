import type { MailCatalogue } from './catalogue.ts'

export const germanMails: MailCatalogue = {
  language: 'de',
  locale: 'de-DE',
  greeting: (name) => `Guten Tag${name === null ? '' : ` ${name}`},`,
  approvalRequest: {
    subject: (name) => `${name} wartet auf Freigabe`,
    text: (person) => `${person} hat sich registriert und braucht Ihre Freigabe.`,
    confirmed: 'Die Adresse ist bestätigt.',
    unconfirmed: 'Die Adresse ist nicht bestätigt.',
    action: 'Offene Freigaben ansehen',
  },
  approval: {
    subject: 'Ihr Postwright-Konto ist freigegeben',
    text: 'Sie können jetzt Ihren ersten Beitrag schreiben.',
    action: 'Postwright öffnen',
  },
  links: {
    'password-reset': {
      subject: 'Wählen Sie ein neues Passwort für Postwright',
      text: 'Der Link gilt eine Stunde lang und nur einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
      action: 'Neues Passwort wählen',
    },
    'email-confirmation': {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Postwright',
      text: 'Der Link gilt einen Tag lang und nur einmal. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail.',
      action: 'E-Mail-Adresse bestätigen',
    },
    invitation: {
      subject: 'Sie sind zu Postwright eingeladen',
      text: 'Wählen Sie ein Passwort, und es kann losgehen. Der Link gilt eine Woche lang und nur einmal.',
      action: 'Einladung annehmen',
    },
  },
  teamInvitation: {
    subject: (team) => `Einladung zu ${team} bei Postwright`,
    text: (from, team) =>
      `${from} lädt Sie ein, mit ${team} zu schreiben. Der Link gilt eine Woche lang, nur einmal und nur für diese Adresse.`,
    action: 'Dem Team beitreten',
  },
  teamNews: {
    aboutPost: (title) => `Zu „${title}“`,
    quoted: (words) => `„${words}“`,
    daily: (comments) => (comments === 1 ? 'Ein Kommentar für Sie' : `${comments} Kommentare für Sie`),
    openPost: 'Beitrag öffnen',
    open: 'Postwright öffnen',
  },
  linkedinExpiry: {
    subject: (day) => `Verbinden Sie LinkedIn vor dem ${day} neu`,
    text: (account, day) =>
      `Postwright kann bis zum ${day} als ${account} veröffentlichen. Später geplante Beiträge werden nur veröffentlicht, wenn Sie das Konto neu verbinden.`,
    action: 'LinkedIn neu verbinden',
  },
  linkedinAccessEnded: {
    subject: 'LinkedIn verlangt eine neue Anmeldung',
    text: (account) => `Bis dahin wird nichts als ${account} veröffentlicht.`,
    action: 'LinkedIn neu verbinden',
  },
  webhookOff: {
    subject: 'Ein Webhook ist ausgeschaltet',
    hint: 'Sobald seine Adresse wieder antwortet, schalten Sie ihn ein und senden Sie nach, was ihm entgangen ist.',
    action: 'Webhooks ansehen',
  },
  publication: {
    subjects: {
      published: 'Ihr Beitrag ist auf LinkedIn',
      failed: 'Ihr Beitrag konnte nicht veröffentlicht werden',
      unconfirmed: 'Ist Ihr Beitrag auf LinkedIn?',
      missed: 'Ihr Beitrag hat seine Zeit verpasst',
      waiting: 'Ihr Beitrag wartet auf die Veröffentlichung',
    },
    signInAgain: 'LinkedIn verlangt eine neue Anmeldung',
    text: (title, account, outcome) => `„${title}“, für ${account}: ${outcome}`,
    published: 'Er wurde wie geplant veröffentlicht.',
    openAtLinkedin: 'Auf LinkedIn öffnen',
    open: 'In Postwright öffnen',
  },
  removal: {
    subject: (day) => `Ihre Beiträge in Postwright werden am ${day} entfernt`,
    text: (day) =>
      `Ihr Pro-Abo ist beendet. Ihre Beiträge, Grafiken und Bilder werden am ${day} entfernt. Ihr Konto bleibt bestehen.`,
    hint: 'Um sie zu behalten, schließen Sie vorher ein neues Abo ab, oder exportieren Sie Ihre Daten in den Einstellungen.',
    action: 'Neues Abo abschließen',
  },
  signIn: {
    changes: {
      passwordChanged: {
        subject: 'Ihr Passwort für Postwright wurde geändert',
        text: (when) => `Ihr Passwort wurde am ${when} geändert. Alle anderen Sitzungen wurden beendet.`,
      },
      passwordReset: {
        subject: 'Ihr Passwort für Postwright wurde zurückgesetzt',
        text: (when) =>
          `Ihr Passwort wurde am ${when} zurückgesetzt. Alle Sitzungen wurden beendet, und ein verknüpftes Konto muss neu verknüpft werden.`,
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
          `Für Ihr Konto wurden am ${when} neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.`,
      },
      identityLinked: {
        subject: 'Ihr Postwright-Konto wurde verknüpft',
        text: (when) =>
          `Ihr Konto wurde am ${when} mit einem Identitätsanbieter verknüpft. Er gilt jetzt zur Anmeldung.`,
      },
      identityUnlinked: {
        subject: 'Die Verknüpfung Ihres Postwright-Kontos wurde aufgehoben',
        text: (when) => `Die Verknüpfung Ihres Kontos mit einem Identitätsanbieter wurde am ${when} aufgehoben.`,
      },
      newDevice: {
        subject: 'Neue Anmeldung bei Postwright',
        text: (when) => `Am ${when} hat sich jemand mit einem neuen Browser an Ihrem Konto angemeldet.`,
      },
      apiKeyCreated: {
        subject: 'Ihr Postwright-Konto hat einen neuen API-Schlüssel',
        text: (when) =>
          `Für Ihr Konto wurde am ${when} ein API-Schlüssel erstellt. Programme können damit in Ihrem Namen handeln.`,
      },
      apiKeyRevoked: {
        subject: 'Ein Schlüssel Ihres Postwright-Kontos wurde widerrufen',
        text: (when) =>
          `Am ${when} wurde ein API-Schlüssel widerrufen. Programme, die ihn verwenden, werden ab jetzt abgewiesen.`,
      },
      appConnected: {
        subject: 'Eine App wurde mit Ihrem Postwright-Konto verbunden',
        text: (when) =>
          `Sie haben am ${when} einer App erlaubt, in Ihrem Namen zu handeln. Was sie darf, steht unter Einstellungen > Entwicklung; dort können Sie sie auch trennen.`,
      },
      appDisconnected: {
        subject: 'Eine App wurde von Ihrem Postwright-Konto getrennt',
        text: (when) =>
          `Eine App, die in Ihrem Namen gehandelt hat, wurde am ${when} getrennt. Sie wird ab jetzt abgewiesen.`,
      },
      appStopped: {
        subject: 'Eine App darf Ihr Postwright-Konto nicht mehr verwenden',
        text: (when) =>
          `Womit eine App ihren Zugang nachweist, wurde am ${when} zweimal verwendet, als hätte es jemand kopiert. Die App wurde getrennt. Sie können sie neu verbinden.`,
      },
    },
    ifNotYou:
      'Wenn Sie das nicht waren, wählen Sie auf der Anmeldeseite sofort „Passwort vergessen?“, und informieren Sie die Administration.',
    ifNotYouWithoutPasswords: 'Wenn Sie das nicht waren, informieren Sie sofort die Administration.',
    action: 'Konto ansehen',
  },
}
