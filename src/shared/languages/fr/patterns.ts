import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `Un outil de dictée fait gagner 40 minutes par garde. Un tiers des infirmiers l’ont abandonné.

Les deux chiffres viennent de l’essai du groupe hospitalier lui-même. Les 40 minutes sont la moyenne de ceux qui sont restés. Les autres disent que les corrections tombaient en fin de garde, quand plus personne n’était là pour aider.

La moyenne décrit donc ceux à qui l’outil convient, alors qu’un service doit l’imposer à tous. L’achat pourrait bien se jouer sur l’astreinte de la dernière heure.

L’essai s’étend à deux services en mai. L’assistance, elle, ferme toujours à 18 heures.`,
    },
    {
      form: 'consequence',
      text: `À partir de mars, un conteneur qui n’est pas pesé la veille au soir manquera son train.

L’an dernier, 212 trains ont quitté ce port en retard, six sur dix parce que les poids arrivaient après le début du chargement. Le contrôle passe désormais à l’expéditeur.

Pour un transitaire qui possède une balance, c’est une case de plus dans un formulaire. Ceux d’entre nous qui chargent le matin du départ liront la même phrase comme une journée de travail en plus, ou comme la facture d’une balance louée.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `La meilleure machine de cette boulangerie, c’est une chaise.

Elle est à côté du four. Depuis janvier, l’équipe du matin s’y assoit dix minutes par heure, parce que deux arrêts maladie en une semaine, la patronne trouvait que ça suffisait.

Jours d’arrêt de janvier à juin l’an dernier : 31. Cette année : 9.

D’accord, c’est une seule boulangerie et six mois, et une chaise n’est pas livrée avec une étude. Mais elle savait dès le départ ce que coûtent dix minutes. On ne peut pas en dire autant de toutes les machines neuves.

La pâte, a-t-elle dit au journal local, ça ne la dérange pas d’attendre.`,
    },
    {
      form: 'number',
      text: `Un clic pour entrer dans cette salle de sport, onze pour en sortir.

Une association de consommateurs a compté. « C’est la norme du secteur », répond la chaîne, et c’est peut-être la pire nouvelle du rapport : les dix clics de trop ne sont donc pas une étourderie.

Quand on ne trouve pas la sortie, on finit par trouver le formulaire de réclamation. 4 200 personnes l’an dernier, et il a bien fallu que quelqu’un leur réponde, une par une.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `Un index a ramené leur requête la plus lente de 9,4 s à 310 ms, et ralenti chaque écriture de 6 %.

Ce que l’équipe a fait :
1. Suivre le 99e centile. La moyenne paraissait bonne depuis des mois.
2. Mettre dans l’index les deux colonnes du filtre : la base lit 1 200 lignes au lieu de 40 millions.
3. Mesurer le prix, et le publier.

Leur table voit vingt lectures pour une écriture. À une pour une, les mêmes 6 % se paient une opération sur deux.`,
    },
    {
      form: 'tension',
      text: `Après 1 000 cycles, ces cellules gardent 91 % de leur capacité. À 45 °C, elles en gardent 78 %.

Le premier chiffre est dans le résumé, mesuré à 25 °C. Le second est dans le tableau 4 de l’annexe. Les deux valent pour des cellules chargées en trois heures.

Un dépôt de bus, l’été, charge sous un toit chaud, et plus vite. Il est plus près du second chiffre ; à quelle distance, personne ne l’a encore mesuré.`,
    },
  ],
}
