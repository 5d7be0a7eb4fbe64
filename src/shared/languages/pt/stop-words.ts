/** See `WritingWords.stopWords`. */
export const stopWords = `a à acerca afirmou agora ainda além algo alguém algum alguma algumas alguns ali ampla ano anos ante antes ao aos
    apenas apesar após aquela aquelas aquele aqueles aqui aquilo as às assim até atrás através bem boa bom cada cerca cinco
    coisa coisas com como conta contra contudo cujo da dá dar das de dentro depois desde dessa desse desta deste deve devem dez
    dia dias disse diz dizem do dois dos durante e é ela elas ele eles em embora enquanto então entre era eram essa essas esse
    esses esta está estamos estão estar estas estava estavam este estes esteve estou eu exemplo falta faz fazer fazendo feita
    feito fim foi fora foram forma geral grande grandes há haver havia hoje hora horas igual isso isto já jamais la lá lado lhe
    lhes lo local logo longe lugar maior maioria mais mal mas máximo me meio melhor menor menos mês meses mesma mesmo meu meus
    mil milhões minha minhas momento muita muitas muito muitos mundo na nada não nas nem nenhum nenhuma nessa nesse nesta neste
    ninguém no nome nos nós nossa nossas nosso nossos nova novas novo novos num numa nunca o oito onde ontem os ou outra outras
    outro outros para parece parte partir passado pela pelas pelo pelos perto pessoa pessoas pode podem poder pois ponto por
    porém porque possível pouca pouco poucos primeira primeiro primeiros própria próprio próximo próximos qual quais qualquer
    quando quanto quarta quase quatro que quê quem quer quinta se segunda segundo seis seja sem semana semanas sempre sendo ser
    será serão seria sete sempre seu seus sexta si sido sim só sob sobre sua suas tal talvez também tampouco tanto tão te tem têm
    temos tempo tendo tenha ter terá terça teve tinha tinham toda todas todavia todo todos três tu tudo último última últimos um
    uma umas uns vai vamos vão vários várias veio vem ver vez vezes vida você vocês vos sábado domingo janeiro fevereiro março
    abril maio junho julho agosto setembro outubro novembro dezembro euros
    empresa companhia grupo relatório pergunta tipo nível artigo lista`
