import type { joinTexts } from './join-texts.ts'

export const join: typeof joinTexts = {
  title: 'Einem Team beitreten',
  invited: (team, by) => (by === null ? `Sie sind zu ${team} eingeladen.` : `${by} lädt Sie zu ${team} ein.`),
  signedOut: 'Melden Sie sich mit der eingeladenen Adresse an, oder erstellen Sie damit ein Konto.',
  register: 'Konto erstellen',
  as: 'Sie sind angemeldet als',
  submit: 'Team beitreten',
  pending: 'Beitritt läuft ...',
  other: 'Anderes Konto verwenden',
  leaving: 'Abmelden ...',
  failed: 'Sie sind nicht beigetreten',
  wrongAccount: 'Eingeladen ist ein anderes Konto',
  expired: {
    title: 'Diese Einladung ist nicht mehr gültig',
    text: 'Bitten Sie um eine neue.',
  },
  incomplete: {
    title: 'Der Einladungslink ist unvollständig',
    text: 'Öffnen Sie den ganzen Link aus der E-Mail.',
  },
  home: 'Postwright öffnen',
  signIn: 'Anmelden',
}
