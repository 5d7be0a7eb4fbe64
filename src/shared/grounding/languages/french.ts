import type { LanguageTable } from './language-table.ts'

export const french: LanguageTable = {
  cardinals: `zéro:0 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13
    quatorze:14 quinze:15 seize:16 vingt:20 vingts:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70
    huitante:80 nonante:90 cent:100 cents:100 dizaine:10 douzaine:12 quinzaine:15 vingtaine:20 trentaine:30 centaine:100`,
  ones: 'un une',
  joints: 'et',
  scales: 'mille:3 million:6 millions:6 milliard:9 milliards:9 md:9 mds:9 mrd:9 mrds:9 billion:12 billions:12',
  fractions: 'moitié:2 demi:2 tiers:3 quart:4 quarts:4 cinquième:5 cinquièmes:5 dixième:10 dixièmes:10',
  ordinals: `premier:1 première:1 deuxième:2 second:2 seconde:2 troisième:3 quatrième:4 cinquième:5 sixième:6 septième:7
    huitième:8 neuvième:9 dixième:10`,
  ranked: 'trimestre semestre siècle place rang édition génération plus tour mandat',
  from: 'de passé passant',
  to: 'à',
  and: 'à et ou',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  shortMonths: 'janv:1 févr:2 avr:4 juil:7 sept:9 oct:10 nov:11 déc:12',
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  hedges: 'environ près quasi presque quelque autour plus de',
  titles: `m mme mlle dr pr monsieur madame président présidente ministre directeur directrice pdg chef cheffe porte-parole
    groupe société sa sas entreprise fondateur fondatrice maire juge professeur professeure`,
  reporting: `dit déclare déclaré explique expliqué affirme affirmé annonce annoncé selon estime estimé précise précisé ajoute
    ajouté souligne souligné prévoit`,
  ownThings:
    'leçons choses raisons points conseils questions idées réflexions étapes façons faits tendances règles enseignements',
  stopWords: `a à ai aient ainsi alors après au aucun aujourd'hui auprès aussi autre autres aux avait avant avec avoir c ce
    cela ces cet cette ceux chaque chez comme contre d dans de depuis des deux dit dont du elle elles en encore entre est
    et été être eu fait il ils j jusqu l la le les leur leurs lors lui m mais même mêmes n ne ni non nos notre nous on ont ou
    où par pas pendant peu peut plus pour près qu quand que quel quelle qui s sa sans se selon ses si son sont sous sur t ta
    te tous tout toute toutes très tu un une va vers vos votre vous y ans an année années mois jour jours million millions
    milliard milliards seront sera était étaient doit`,
  isDecimalComma: true,
}
