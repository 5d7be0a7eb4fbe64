import { wordsFor } from '#client/lib/words-for'
import type { userTexts } from './texts.ts'

const roles = { admin: 'Admin', user: 'Pro', trial: 'Test' }

function roleName(role: string): string {
  return wordsFor(roles, role)
}

export const adminUsers: typeof userTexts = {
  title: 'Nutzerverwaltung',
  tabsLabel: 'Nutzer',
  tabs: { pending: 'Offene Freigaben', all: 'Alle Nutzer', activity: 'Aktivität' },
  roles,
  member: 'Nutzer',
  address: (isConfirmed) => (isConfirmed ? 'Adresse bestätigt' : 'Adresse nicht bestätigt'),
  pending: {
    approve: 'Freigeben',
    approveLabel: (name) => `${name} freigeben`,
    registered: (date) => `Registriert am ${date}`,
    empty: {
      title: 'Keine offenen Freigaben',
      text: 'Neue Konten erscheinen hier, bis Sie sie freigeben.',
      action: 'Aktualisieren',
    },
    failed: 'Die Liste konnte nicht geladen werden',
    loading: 'Offene Freigaben werden geladen',
  },
  table: {
    caption: 'Nutzer',
    columns: {
      user: 'Nutzer',
      role: 'Rolle',
      status: 'Status',
      posts: 'Beiträge',
      joined: 'Dabei seit',
      actions: 'Aktionen',
    },
    you: 'Sie',
    roleOf: (name) => `Rolle von ${name}`,
    status: { approved: 'Freigegeben', pending: 'Wartet' },
    posts: (used, max) => (max === null ? `${used}, ohne Limit` : `${used}/${max}`),
    approve: 'Freigeben',
    approveLabel: (name) => `${name} freigeben`,
    renameLabel: (name) => `Namen von ${name} ändern`,
    withdraw: 'Entziehen',
    withdrawLabel: (name) => `Freigabe von ${name} entziehen`,
    resetSecondFactor: 'Code zurücksetzen',
    resetSecondFactorLabel: (name) => `Anmeldung in zwei Schritten von ${name} zurücksetzen`,
    delete: 'Löschen',
    deleteLabel: (name) => `${name} löschen`,
    loading: 'Nutzer werden geladen',
    failed: 'Die Nutzer konnten nicht geladen werden',
    empty: {
      title: 'Keine Nutzer gefunden',
      text: 'Kein Name und keine E-Mail-Adresse enthält alle diese Wörter.',
      textUnfiltered: 'Laden Sie den ersten Nutzer ein, oder warten Sie auf eine Registrierung.',
      action: 'Suche leeren',
    },
    shown: (count) => (count === 1 ? '1 Nutzer angezeigt' : `${count} Nutzer angezeigt`),
    section: 'Nutzer',
    viewAll: 'Alle anzeigen',
  },
  filters: {
    label: 'Nutzer finden',
    search: 'Nach Name oder E-Mail suchen',
    sort: 'Sortieren nach',
    sorts: {
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      name: 'Name',
      email: 'E-Mail',
      posts: 'Meiste Beiträge im Monat',
    },
  },
  changes: {
    approved: { title: 'Nutzer freigegeben', description: (name) => `${name} kann Postwright jetzt nutzen.` },
    approvalFailed: 'Freigabe fehlgeschlagen',
    withdrawn: {
      title: 'Freigabe entzogen',
      description: (name) => `${name} wurde abgemeldet und wartet wieder auf Freigabe.`,
    },
    roleChanged: { title: 'Rolle geändert', description: (name, role) => `${name} hat jetzt die Rolle ${role}.` },
    deleted: { title: 'Nutzer gelöscht', description: (name) => `Das Konto von ${name} wurde gelöscht.` },
    secondFactorReset: {
      title: 'Anmeldung in zwei Schritten zurückgesetzt',
      description: (name) => `${name} meldet sich jetzt nur mit dem Passwort an.`,
    },
    updateFailed: 'Änderung fehlgeschlagen',
    resetFailed: 'Zurücksetzen fehlgeschlagen',
    deleteFailed: 'Löschen fehlgeschlagen',
  },
  questions: {
    withdraw: {
      title: (name) => `${name} die Freigabe entziehen?`,
      description:
        'Die Person wird überall abgemeldet und wartet, bis jemand sie wieder freigibt. Was sie erstellt hat, bleibt erhalten.',
      confirmLabel: 'Entziehen',
    },
    promote: {
      title: (name) => `${name} zum Administrator machen?`,
      description: 'Administratoren sehen und ändern alle Konten, Prompts und Stile.',
      confirmLabel: 'Zum Administrator machen',
    },
    demote: {
      title: (name) => `${name} die Administratorrechte entziehen?`,
      description: 'Der Zugang zur Verwaltung endet sofort. Was die Person erstellt hat, bleibt erhalten.',
      confirmLabel: 'Rechte entziehen',
    },
    resetSecondFactor: {
      title: (name) => `Anmeldung in zwei Schritten von ${name} zurücksetzen?`,
      description:
        'Für Personen, die ihr Smartphone und die Wiederherstellungscodes verloren haben. Vergewissern Sie sich, dass die Bitte wirklich von dieser Person kommt. Sie wird überall abgemeldet und meldet sich nur mit dem Passwort an.',
      confirmLabel: 'Zurücksetzen',
    },
    delete: {
      title: 'Möchten Sie diesen Nutzer wirklich löschen?',
      description: (name) =>
        `Das Konto von ${name} wird mit allen Beiträgen, Stilen und Einstellungen endgültig gelöscht.`,
      confirmLabel: 'Löschen',
    },
  },
  name: {
    title: 'Namen ändern',
    firstName: 'Vorname',
    lastName: 'Nachname',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    changed: { title: 'Name geändert', description: (name) => `Das Konto gehört jetzt ${name}.` },
    failed: 'Änderung fehlgeschlagen',
  },
  invite: {
    open: 'Nutzer einladen',
    title: 'Nutzer einladen',
    text: 'Die eingeladene Person wählt über einen Link ein Passwort und kann ohne weitere Freigabe beginnen.',
    email: 'E-Mail',
    role: 'Rolle',
    send: 'Einladung senden',
    sending: 'Wird gesendet …',
    cancel: 'Abbrechen',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    sent: {
      title: 'Einladung gesendet',
      description: (email) => `Ein Link ist unterwegs an ${email}.`,
      withoutMail: (email) =>
        `Der E-Mail-Versand ist nicht eingerichtet. Auf dem Server zeigt npm run admin -- mails ${email} den Link.`,
    },
    failed: 'Einladung fehlgeschlagen',
  },
  activity: {
    loading: 'Aktivität wird geladen',
    failed: 'Die Aktivität konnte nicht geladen werden',
    empty: {
      title: 'Noch keine Aktivität',
      text: 'Hier steht, was Administratoren ändern.',
      action: 'Aktualisieren',
    },
    by: 'von',
    actions: {
      'Created the administrator': 'Administrator angelegt:',
      'Changed the role to admin': 'Rolle zu Admin geändert:',
      'Approved the account': 'Konto freigegeben:',
      'Withdrew the approval': 'Freigabe entzogen:',
      'Withdrew the invitation': 'Einladung zurückgezogen:',
      'Reset the password': 'Passwort zurückgesetzt:',
      'Reset the two-step sign-in': 'Anmeldung in zwei Schritten zurückgesetzt:',
      'Changed who gets an account': 'Hat geändert, wer ein Konto bekommt',
      'Changed the name': 'Name geändert:',
      'Deleted the account': 'Konto gelöscht:',
      'Reset the monthly post counts': 'Monatszähler aller Nutzer zurückgesetzt',
      'Created the prompt template': 'Prompt-Vorlage erstellt:',
      'Changed the prompt template': 'Prompt-Vorlage geändert:',
      'Deleted the prompt template': 'Prompt-Vorlage gelöscht:',
      'Activated the prompt template': 'Prompt-Vorlage aktiviert:',
      'Created the content style': 'Schreibstil erstellt:',
      'Changed the content style': 'Schreibstil geändert:',
      'Deleted the content style': 'Schreibstil gelöscht:',
      'Published the visual template': 'Grafikvorlage veröffentlicht:',
      'Deleted the visual template': 'Grafikvorlage gelöscht:',
      'Started a job again': 'Aufgabe erneut gestartet:',
      'Deleted a job that had given up': 'Aufgegebene Aufgabe gelöscht:',
    },
    roleChanged: (from, to) => `Rolle von ${roleName(from)} zu ${roleName(to)} geändert:`,
    invited: (role) => `Als ${roleName(role)} eingeladen:`,
    parties: { 'command line': 'der Befehlszeile', 'deleted account': 'gelöschtes Konto' },
  },
}
