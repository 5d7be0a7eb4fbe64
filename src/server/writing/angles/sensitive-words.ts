import type { SensitiveTopic } from '#shared/rules/angles'
import type { Language } from '#shared/rules/languages'

/**
 * Beginnings of words and phrases by which an article of each topic gives itself away; an underscore stands for a space.
 * Only what is rare elsewhere: "attack", "victim" or "star" are said of markets and software too.
 */
export const sensitiveWords: Record<Language, Record<SensitiveTopic, string>> = {
  english: {
    crime: `murder manslaughter homicide raped rape_ rapist sexual_assault sexually_assault stabb kidnapp abduct
      gunman gunmen shooting_death shot_dead shot_and_killed armed_robbery burglar carjack molest child_abuse arrested arrests
      pleads_guilty pleaded_guilty sentenced_to drug_bust drug_investigation domestic_violence police_said police_say`,
    tragedy: `killed dies_ died_ dead_ deaths_ drown fatal fatally plane_crash car_crash funeral mourn obituar vigil
      suicide bodies_ massacre stampede death_toll passed_away grieving`,
    gossip: `dating_ girlfriend boyfriend divorce split_from romance engaged_to wedding pregnan baby_bump ex-wife ex-husband
      red_carpet celebrit feud cheating_on love_life kardashian heartbreak reality_star royal_baby breakup`,
  },
  german: {
    crime: `mord totschlag vergewaltig messerstech messerangriff niedergestochen entführ raubüberfall überfall einbrecher einbruch
      festgenommen missbrauch_ tatverdächtig polizei_mitteilte tötungsdelikt schüsse bankräuber drogenhändler`,
    tragedy: `getötet ums_leben gestorben starb_ tote_ toten_ todesopfer tödlich ertrunken flugzeugabsturz beerdigung trauer
      suizid selbstmord leiche verunglückt nachruf`,
    gossip: `liebes-aus trennung_von verlobt hochzeit schwanger babybauch ex-freund ex-frau promi royals affäre_mit
      traumpaar liebesglück roter_teppich scheidung dschungelcamp`,
  },
  french: {
    crime: `meurtre assassin viol_ violé violeur poignard kidnapp enlèvement_ cambriol braquage garde_à_vue interpell
      agression_sexuelle féminicide homicide coups_de_couteau trafic_de_drogue`,
    tragedy: `mort_de morts_ tué_ tués_ décès décédé mortel noyé noyade crash_aérien obsèques funérailles hommage_à suicide
      cadavre victimes_de l'accident`,
    gossip: `couple_ divorce fiancé mariage_ enceinte ex-compagn people_ tapis_rouge rupture idylle petit_ami petite_amie
      baby_bump liaison_avec`,
  },
  spanish: {
    crime: `asesin homicid violación violador apuñal secuestr robo_a_mano atraco detenido detenida detuvo arrestad
      feminicidio abuso_sexual tiroteo narcotraf`,
    tragedy: `muert muri fallec mortal ahogad accidente_aéreo funeral luto suicid cadáver sepelio víctimas_mortales`,
    gossip: `novia novio divorcio boda embaraz ex-pareja expareja romance alfombra_roja famosos infidelidad separación_de
      prensa_rosa`,
  },
  italian: {
    crime: `omicid assassin stupr violenza_sessuale accoltell rapina rapinator sequestro_di arrestat femminicid carabinieri
      spaccio fermato_per`,
    tragedy: `mort_ morto_ morta_ morti_ deceduto vittime_ mortale annegat incidente_aereo funerali lutto suicid cadavere
      incidente_stradale`,
    gossip: `fidanzat divorzio matrimonio_ incinta ex_moglie ex_marito flirt vip_ gossip tappeto_rosso crisi_di_coppia
      love_story`,
  },
  portuguese: {
    crime: `assassin homicíd estupr violação esfaque sequestr assalto_à assaltant detido detida preso_por presa_por feminicíd
      abuso_sexual tráfico_de_droga tiroteio`,
    tragedy: `morte_de morto_ mortos_ morta_ morreu morrem faleceu falecimento fatal afogad acidente_aéreo funeral luto
      suicíd cadáver velório`,
    gossip: `namorad divórcio casamento_ grávida ex-mulher ex-marido romance_com famosos tapete_vermelho separação_de affair`,
  },
}

/** Words of articles that a professional may well discuss, whoever was hurt in them. */
export const professionalWords: Record<Language, string> = {
  english: `company companies firm_ firms_ ceo market industry shares investor regulat employee worker workplace employer software
    data_ security_research cyber study_ research scientist clinical patients policy legislat lawmakers congress senate
    minister government election court_ruling antitrust insurer revenue climate`,
  german: `unternehmen firma markt branche aktie investor mitarbeit beschäftigte arbeitsschutz arbeitgeber software daten studie
    forsch patient gesetz bundestag minister regierung wahl konzern umsatz behörde klima`,
  french: `entreprise société_ marché secteur action investisseur salarié employé logiciel données étude recherche patient
    loi_ parlement ministre gouvernement élection chiffre_d'affaires climat`,
  spanish: `empresa compañía mercado sector acciones inversor emplead trabajador software datos estudio investigador paciente
    ley_ congreso ministro gobierno elecc ingresos clima`,
  italian: `azienda società_ mercato settore azioni investitor dipendent lavorator software dati_ studio_ ricerc pazient
    legge_ parlamento ministro governo elezion ricavi clima`,
  portuguese: `empresa companhia mercado setor ações investidor funcionári trabalhador software dados estudo pesquis paciente
    lei_ congresso ministro governo eleiç receita clima`,
}
