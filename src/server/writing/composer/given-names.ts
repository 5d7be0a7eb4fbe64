/**
 * Common given names. German gives all nouns a capital, so that "Unbekannte Waldwege" looks like a person: there only one of
 * these, or one with a hyphen between two, begins a name.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `achim adam adrian albert alexander alexandra alfred alice alina amelie andré andrea andreas angela angelika anita anja anke anna
  annalena anne annegret annette anton antonia antonio armin arne arno astrid axel barbara bärbel beate ben benedikt benjamin bernd
  bernhard birgit björn bodo boris brigitte bruno burkhard carl carla carlo carmen carola carsten cem charlotte christian christiane
  christina christine christoph christopher clara claudia claus cornelia dagmar daniel daniela david denis dennis detlef detlev dieter
  dietmar dirk dominik donald doris dorothea eberhard eckart edgar edith egon elena elisabeth elke ellen elon emil emma emmanuel eric
  erich erik erika ernst esther eugen eva fabian felix ferdinand florian frank franz frauke fred frederik friedrich fritz gabriele georg
  gerd gerhard gero gertrud gisela gregor gudrun guido günter günther gustav hanna hannah hannelore hannes hans harald hartmut hedwig
  heike heiko heiner heinrich heinz helen helene helga helge hellmut helmut hendrik henning henrik henry herbert hermann hilde
  holger horst hubert hubertus hugo ilka ilona ilse ina ines inga ingeborg ingo ingrid irene iris isabel isabella jacob jakob jan
  jana janina janine jasmin jean jennifer jens jessica joachim joana jochen joe joel johann johanna johannes john jonas jonathan
  jörg jörn josef jose josephine joseph juan judith julia julian juliane jürgen jutta kai karen karin karl karla karlheinz karsten
  katarina katharina kathrin katja katrin kerstin kevin kirsten klara klaus konrad konstantin kristin kristina kurt lars laura lea
  lena leon leonie lilly lina linda lisa lorenz lothar louis louisa luca lucas luis luisa lukas lutz maik maja malte manfred manuel
  manuela marc marcel marco marcus margarete margit maria marianne marie mario marion mark markus marlene martha martin martina
  mats matteo matthias max maximilian melanie mia michael michaela miriam mohamed monika moritz nadine nadja nancy natalie nico
  nicola nicole niklas nils nina nora norbert olaf ole oleg oliver oscar oskar otto pablo pascal patricia patrick paul paula
  pauline pedro peer peter petra philip philipp pia pierre rainer ralf ralph raphael rebecca regina reiner reinhard renate rené
  richard rita robert robin roland rolf roman ronald rosa rudi rudolf rüdiger ruth sabine samuel sandra sara sarah sascha sebastian
  siegfried sigmar sigrid silke silvia simon simone sofia sofie sonja sophia sophie stefan stefanie steffen steffi stephan stephanie
  susann susanne sven svenja sylvia tamara tanja tatjana thea theo theresa thilo thomas thorsten till tim timo tina tobias tom toni
  torsten udo ulf uli ulrich ulrike ursula uta ute uwe valentin vanessa vera verena veronika victor viktor viktoria vincent volker
  volkmar volodymyr waldemar walter werner wiebke wilhelm willi wladimir wolf wolfgang wolfram yannick yvonne
  aaron abigail alan alejandro alex alexis alison allison amanda amber amy ana andrew andy ann anthony antoine arthur ashley austin
  bernie beth bill billy bob bobby brad brandon brenda brent brett brian bruce bryan cameron carlos carol caroline catherine chad
  charles charlie chris chuck cindy claire clément colin connor craig curtis dan danielle danny dave dean deborah debra denise derek
  diana diane diego don donna doug douglas duncan dylan ed eddie eduardo edward eileen elaine eleanor elijah elizabeth emily enrique
  ethan evan evelyn federico fernando fiona francesca francesco francis francisco françois fred gabriel gary gavin geoff george
  giovanni giulia giuseppe glenn gloria gordon grace graham greg gregory guillaume harold harriet harry heather hector hillary
  howard ian isaac ivan jack jackie jacqueline jaime jair james jamie jane janet jared jason javier jay jeff jeffrey jen jenna jenny
  jeremy jerry jesse jessie jill jim jimmy joan joanna joanne joão jodie joanna jon jordan jorge joseph josh joshua joyce juliette
  justin karl kate katherine kathleen kathryn kathy katie keith kelly ken kenneth kim kimberly kyle larry lauren laurent lawrence lee
  leo leonard leslie letitia lewis liam lily lindsay lindsey liz logan lorenzo lori louise lucy luiz lynn madison marcelo margaret
  marisa matt matthew megan meghan melissa michel michele michelle miguel mike mitch molly morgan nancy nathalie nathan neil nicholas
  nick nicolas noah olivia orlando owen pam pamela paolo pat patricio patty paulo pedro penny perry peyton phil phillip rachel rafael
  ramón randy raúl ray raymond rebekah reggie ricardo rick ricky rob robbie rodrigo roger ron rose ross roy russell ryan sally sam
  sandy santiago scott sean sergio shane shannon sharon shawn sheila sherry sidney simon spencer stacy stanley stella stephen
  steve steven stuart sue susan suzanne sydney ted teresa terry tiffany todd tommy tony tracy travis trevor troy tyler valerie vicki
  victoria vince virginia wade wanda warren wayne wendy wesley will william xavier zach zachary zoe`.split(/\s+/),
)
