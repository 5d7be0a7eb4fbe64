/** See `WritingWords.stopWords`. */
export const stopWords = `à a afin ai ainsi alors ans an année années après assez au aucun aucune aujourd aujourdhui auquel aura auraient aurait
    aussi autant autre autres aux avaient avait avant avec avoir avons ayant beaucoup bien bon c car ce ceci cela celle celles
    celui cent cependant certain certaine certaines certains ces cet cette ceux chacun chaque chez ci cinq combien comme
    comment contre d dans de dehors déjà demain depuis dernier dernière derniers dernières derrière des dès désormais deux
    devait devant devenir devient devrait dire dit dix doit doivent donc dont du durant elle elles en encore enfin ensuite
    entre est et étaient était étant été être eu eux face façon faire fait faut fin fois font hier hors huit hui il ils
    j jamais je jour jours jusqu jusque l la là laquelle le lequel les lesquelles lesquels leur leurs long longtemps lors
    lorsqu lorsque lui m ma mais malgré me même mêmes mes met mieux mille milliards millions moi moins mois moment mon monde n
    ne ni nombre nombreuses nombreux non nos notamment notre nous nouveau nouveaux nouvel nouvelle nouvelles on ont or ou où
    par parce parmi part partie pas pendant personnes petit petite peu peut peuvent peux plupart plus plusieurs plutôt point
    pour pourquoi pourrait pourtant pouvait pouvoir premier première premiers près presque puis puisque qu quand quant quatre
    que quel quelle quelles quelque quelques quels qui quoi rien s sa sans se selon semaine semaines sera seraient serait ses
    seul seule seulement si six soit sommes son sont sous souvent sur surtout t ta tandis tant te tel telle telles tels temps
    tes toi ton toujours tous tout toute toutefois toutes très trois trop tu un une vers veut veulent vient voici voilà voir
    vont vos votre vous vrai vu y lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin
    juillet août septembre octobre novembre décembre expliqué explique annoncé indiqué déclaré euros heures heure
    entreprise société groupe rapport cas exemple question questions type niveau article liste`
