/** See `WritingWords.stopWords`. */
export const stopWords = `a abbastanza abbia abbiamo accanto ad adesso agli ai al alcun alcuna alcune alcuni alcuno all alla alle allo allora
    almeno altra altre altri altro anche ancora anni anno anzi appena assai attraverso avanti aver avere aveva avevano basta
    ben bene benché buon buona c casa caso causa c'è certa certo che chi chiunque ci ciascuno cinque ciò circa col come comunque
    con contro corso così cosa cose cui da dagli dai dal dall dalla dalle dallo davanti davvero degli dei del dell della delle
    dello dentro deve devono di dice dieci dietro dire diversi diverse diverso dopo dov dove due dunque durante e è ecco ed egli
    ella entro era erano eravamo esempio essa esse essere essi esso fa fanno far fare fatto fine fino fra fu fuori furono già
    giorni giorno gli grande grandi grazie gran ha hai hanno ho i ieri il in infatti infine insieme intanto inoltre io l la là
    le lei li lo loro lui lungo ma mai mano me meglio meno mentre mese mesi mezzo mi mia mie miei mila milioni miliardi mio
    modo molta molte molti molto momento mondo n nei negli nel nell nella nelle nello nessun nessuna nessuno niente no noi nome
    non nostra nostre nostri nostro nulla nuova nuove nuovi nuovo o od oggi ogni ognuno oltre oppure ora ore ormai otto parte
    pensa per perché però persone piccolo più po pochi poco poi possa possono poteva potrebbe presso prima prime primi primo
    proprio può pure qual qualche qualcosa qualcuno quale quali qualsiasi quando quanta quante quanti quanto quasi quattro quel
    quell quella quelle quelli quello quest questa queste questi questo qui quindi recente rispetto s sa saranno sarà sarebbe
    scorso se sé sebbene secondo sei sembra sempre sette settimana settimane senza si sì sia siamo siano sola solo sono soprattutto
    sopra sotto spesso spiega spiegato sta stanno stata state stati stato stesse stessi stesso su sua subito sue sugli sui sul
    sull sulla sulle sullo suo suoi tale tali tanto te tempo ti tra tramite tre troppo tu tua tue tuo tuoi tutta tuttavia tutte
    tutti tutto un una undici uno uso va vari varie vengono verso vi via vicino viene vita voi volta volte vostra vostro lunedì
    martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
    ottobre novembre dicembre euro
    azienda società gruppo rapporto domanda tipo livello articolo lista`
