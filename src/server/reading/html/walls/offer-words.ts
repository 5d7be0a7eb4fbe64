import { anyOf, pricePerTime, speaksToReader } from './words.ts'

/** Says that the rest is for those who subscribe, register or sign in. */
const gate = anyOf(
  // English
  '(?:subscribe|register|sign up|sign in|log ?in|create (?:a|an|your)[^.]{0,15} account|join|subscription|membership)[^.!?]{0,50}\\bto (?:continue|keep|carry on|go on|read|unlock|finish|access|view|see)\\b',
  '\\bto (?:continue|keep|carry on|finish) reading\\b|(?:continue|keep|carry on) reading (?:this|your|with|for|the (?:rest|full))',
  '(?:read|see|unlock|access) the (?:rest|full|whole|remainder)(?: of)?(?: (?:this|the|our))?(?: full)? ?(?:article|story|text|post|piece)?[^.!?]{0,30}(?:subscri|accept|register|account|sign|log in|member|trial)',
  'the rest of this (?:article|story|post|piece) is|unlock (?:this|the full) (?:article|story|post)|create an account to',
  '(?:reserved|exclusive(?:ly)?|only|available only|(?:article|story|content|post|text|report) is)(?: available)? (?:for|to) (?:our |paying |paid |digital |registered |premium )*(?:subscribers|members|readers who|users who)',
  '(?:subscribers?|members?)[- ]only (?:article|content|story|post)',
  "you(?:'ve| have) (?:read|reached|used|hit)[^.!?]{0,40}(?:free|limit)|(?:last|remaining) free (?:article|story)|\\d+ free (?:articles?|stories) (?:left|remaining|this month)",
  'create a free account to|(?:a|your) free account (?:to|and) (?:carry|continue|keep|read)',
  // German
  '(?:um|zum) weiter(?:zu)?lesen(?! ?:)|weiterzulesen|weiterlesen mit|(?:diesen|den ganzen|den vollständigen|alle) artikel (?:jetzt )?(?:weiter ?lesen|freischalten|lesen mit)|(?:registrieren|abonnieren|anmelden|testen) und weiterlesen|jetzt (?:weiterlesen|freischalten)\\b',
  '(?:nur|exklusiv|ausschließlich|reserviert|vorbehalten|zugang) (?:für )?(?:unsere[nr]? )?(?:\\p{L}+-)?(?:abonnent|mitglieder|registrierte)|für (?:\\p{L}+-)?abonnent(?:en|innen)[^.]{0,20}(?:lesbar|frei|zugänglich|reserviert|verfügbar)',
  '(?<!\\p{L})(?:plus|\\p{L}?\\+|premium)-?(?:artikel|inhalt|beitrag)',
  '(?:vollständigen|ganzen|kompletten) (?:text|artikel|beitrag)[^.]{0,60}(?:abo|lesen sie mit|registr)|(?:lesen|zugang)[^.]{0,40} mit (?:einem|unserem|dem) (?:\\p{L}+-?)?(?:abo|digitalabo|abonnement|probeabo)',
  '(?:bitte|kostenlos) registrieren|registrieren sie sich|(?:jetzt|hier) (?:abonnieren|registrieren|anmelden) (?:und|um)|(?:keine|letzte[rn]?) (?:weiteren )?(?:kostenlosen|freien|gratis-?)\\s?artikel',
  // French
  'réservé(?:e|es|s)? (?:exclusivement )?(?:aux|à nos|à ses) (?:abonné|membre|adhérent|inscrit)|(?:contenu|article|accès) (?:réservé|exclusif|abonné)',
  "pour (?:lire|poursuivre|continuer|découvrir|accéder)[^.!?]{0,40}(?:la suite|lecture|à lire|l'intégralité|cet article|l'article)|(?:lire|débloquez|découvrir) la suite|continuer (?:la|votre) lecture",
  'il (?:vous )?reste [^.]{0,30}(?:à lire|à découvrir|de cet article)|(?:dernier|votre) article gratuit|articles gratuits',
  "(?:inscrivez-vous|créez (?:un|votre) compte|connectez-vous|abonnez-vous)[^.!?]{0,40}(?:pour|et (?:lisez|accédez|poursuivez))|je m'abonne|abonnez-vous (?:à partir|dès|pour)",
  // Spanish
  '(?:solo|sólo|exclusiv[oa]s?|reservad[oa]s?|únicamente) (?:para|a) (?:nuestros )?(?:suscriptores|socios|miembros|registrados|usuarios)',
  '(?:suscríbe(?:te|se)|suscríbase|regístra(?:te|se)|inicia sesión|hazte (?:suscriptor|socio)|accede)[^.!?]{0,40}(?:leyendo|leer|lee|ver|acceder|continuar|límites)|para (?:seguir|continuar) leyendo|y sigue leyendo',
  'artículos gratuitos|necesitas una suscripción|límite de artículos',
  // Italian
  '(?:riservat[oaie]|esclusiv[oaie]|disponibil[ei]|solo|soltanto) (?:solo |soltanto )?(?:agli|per gli|per i|per chi è|ai|a chi è) (?:nostri )?(?:abbonat|registrat|iscritt|soci)|(?:articolo|contenuto) è per (?:gli abbonati|abbonati)',
  "(?:abbonati|registrati|accedi|iscriviti)[^.!?]{0,40} (?:per|e) (?:continua|legg|proseg|sblocca)|continua(?:re)? a leggere|(?:leggere|leggi) (?:il resto|tutto l'articolo|l'articolo completo)|proseguire (?:la|nella) lettura",
  'articoli gratuiti|abbonati (?:ora|subito|a partire|da )',
  // Portuguese
  '(?:exclusiv[oa]s?|só|somente|apenas|reservad[oa]s?) (?:para|a|de) (?:os )?(?:nossos )?(?:assinantes|cadastrados|membros|registados)|exclusivo assinantes',
  '(?:assine|cadastre-se|registe-se|faça login|entre|inicie sessão)[^.!?]{0,40}(?:continu|ler|leia|leitura|acess)|(?:para )?continuar (?:lendo|a ler|a leitura)',
  '(?:artigos|reportagens|matérias|textos|notícias) (?:gratuit[oa]s|grátis)|limite de (?:artigos|reportagens|matérias|textos)',
)

/** Asks to subscribe, or speaks of those who did. */
const subscribe = anyOf(
  '\\bsubscri(?:be|bers?|ption)\\b|\\bunlimited access\\b|\\bfree trial\\b|\\bmembership\\b',
  '\\p{L}*abo(?!\\p{L})|abonn(?:ent|ement|ieren|iere)|probemonat|freischalten|zugriff auf alle',
  "abonne[rz]|abonnement|m'abonne|abonné|sans engagement|formule",
  'suscri(?:b|pci|pt)|suscríb|sin permanencia',
  'abbon(?:a|ati|amento|amenti)',
  'assin(?:e|ar|ante|atura)|fidelidade',
)

/** Accompanies an offer, but is not one by itself. */
const besideOffer = anyOf(
  'already (?:a |an |have (?:a |an )?)(?:\\p{L}+ )?(?:subscriber|member|account|subscription)\\b|have an account already',
  '(?:bereits|schon) (?:\\p{L}+-)?(?:abonnent|abonniert|registriert|mitglied|kunde|ein (?:\\p{L}+-?)?(?:abo|konto))',
  'déjà (?:abonné|inscrit|client|un compte|membre)',
  '¿?ya (?:eres|estás|soy|tienes)(?: una?)? (?:suscri|soci|registrad|cuenta)|tienes cuenta',
  '(?:sei|hai) già (?:abbonat|registrat|iscritt|un (?:abbonamento|account))',
  'já (?:é|sou|és|tem|tenho)(?: uma?)? (?:assin|cadastr|conta|login)',
  '\\b(?:cancel|sign in|log in|sign up|register|account|e-?mail|offers?|plans?|trial|app)\\b',
  'kündbar|kündigen|anmelde[nr]?|anmeldung|einloggen|registrier|kostenlos|testen|konto|angebote?|danach|monatlich',
  'connect(?:er|ez)|résilia|inscri|compte|gratuit|offre|essai|profitez',
  'identifícate|inicia sesión|cancela|regístr|cuenta|gratis|ofertas?|prueba|compromiso',
  'acced[io]|disd(?:ire|ici|etta)|registra|gratis|prova|offert[ae]|account',
  'entrar|entre(?!\\p{L})|cancel|cadastr|conta|grátis|oferta|login',
)

export type OfferLine = 'gate' | 'offer' | 'beside' | null

/** A sentence of an article may be long and speak of subscribers; what offers is short. */
const offerChars = 320
const besideChars = 200
/** A longer line that names a price must speak to the reader to be an offer. */
const bareOfferChars = 100

/** What a line offers, if it may be one that does. */
export function offerOf(line: string): OfferLine {
  if (line.length > offerChars) return null
  if (gate.test(line)) return 'gate'
  const isPriced = pricePerTime.test(line) && subscribe.test(line)
  if (isPriced && (line.length <= bareOfferChars || speaksToReader(line))) return 'offer'
  if (line.length > besideChars) return null
  return subscribe.test(line) || besideOffer.test(line) || pricePerTime.test(line) ? 'beside' : null
}
