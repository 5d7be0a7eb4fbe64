import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `Un dettatore fa risparmiare 40 minuti a turno in reparto, e un terzo ha smesso di usarlo.

Le due cifre vengono dalla prova del gruppo ospedaliero stesso. I 40 minuti sono la media di chi ha continuato. Chi ha smesso racconta che le correzioni arrivavano a fine turno, quando non c’era più nessuno ad aiutare.

La media descrive le persone a cui lo strumento va bene, ma un reparto deve darlo a tutte. A decidere questo acquisto può essere quindi chi è reperibile nell’ultima ora.

A maggio la prova passa ad altri due reparti. L’assistenza chiude ancora alle sei.`,
    },
    {
      form: 'consequence',
      text: `Da marzo un container che la sera prima non è stato pesato perde il treno.

L’anno scorso 212 treni sono partiti in ritardo da questo porto, sei su dieci perché i pesi arrivavano a carico già iniziato. Ora il controllo passa a chi spedisce.

Per uno spedizioniere con la sua pesa è una casella in più in un modulo. Chi di noi carica la mattina della partenza leggerà la stessa frase come una giornata di lavoro in più, o come la fattura di una pesa altrui.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `La macchina migliore di questo panificio è una sedia.

Sta accanto al forno. Da gennaio chi ha il turno di notte ci si siede dieci minuti ogni ora, perché alla titolare due certificati di malattia in una settimana sono bastati.

Giorni di malattia da gennaio a giugno dell’anno scorso: 31. Quest’anno: 9.

Certo, è un solo panificio e sono sei mesi, e le sedie non hanno uno studio allegato. Però quanto costano dieci minuti lei lo sapeva prima, ed è più di quanto si sappia di tante macchine nuove.

All’impasto, ha detto al giornale locale, aspettare non dispiace.`,
    },
    {
      form: 'number',
      text: `Un clic per iscriversi a questa palestra, undici per andarsene.

Li ha contati un’associazione di consumatori. La catena dice che è «la norma nel settore», e forse è la notizia peggiore di tutto il rapporto: allora i dieci clic in più non sono una svista.

Chi non trova l’uscita, però, il modulo dei reclami lo trova. Sono state 4.200 persone l’anno scorso, e a ognuna qualcuno ha dovuto rispondere.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `Un indice ha portato la query più lenta da 9,4 s a 310 ms, e ha rallentato ogni scrittura del 6 %.

Che cosa ha fatto il team:
1. Ha seguito il 99° percentile. La media sembrava buona da mesi.
2. Ha messo nell’indice le due colonne del filtro: il database legge 1.200 righe invece di 40 milioni.
3. Ha misurato il prezzo e lo ha pubblicato.

La loro tabella ha venti letture per ogni scrittura. Con una lettura per scrittura, lo stesso 6 % si paga un’operazione su due.`,
    },
    {
      form: 'tension',
      text: `Dopo 1.000 cicli queste celle conservano il 91 % della capacità. A 45 °C ne conservano il 78 %.

La prima cifra è nel riassunto, misurata a 25 °C. La seconda è nella tabella 4 dell’appendice. Valgono entrambe per celle caricate in tre ore.

Un deposito di autobus d’estate carica sotto un tetto caldo, e più in fretta. È più vicino alla seconda cifra, e quanto vicino non l’ha ancora misurato nessuno.`,
    },
  ],
}
