/** See `WritingWords.stopWords`. */
export const stopWords = `a además ahí ahora al algo alguien algún alguna algunas alguno algunos allí ambos ante anterior antes año años
    apenas aquel aquella aquellas aquello aquellos aquí así asimismo aún aunque ayer bajo bastante bien buen buena bueno cada
    casi caso cerca cierto cinco como cómo con conmigo contra cosa cosas cual cuál cuales cualquier cuando cuándo cuanto cuatro
    cuenta cuya cuyo da dado dar de debe deben decir dejar del demás dentro desde después día días dice dicen dicho diez dijo
    donde dónde dos durante e el él ella ellas ello ellos embargo en encima encuentra entonces entre era eran eres es esa esas
    ese eso esos esta está estaba estaban estado están estar estas este esto estos estuvo existe explicó fin forma fue fuera
    fueron fui general gente gran grande grandes gracias ha haber había habían habrá hace hacen hacer hacia haciendo han hasta
    hay haya he hecho hemos hizo hora horas hoy hubo igual incluso ir jamás junto la lado largo las le lejos les llegar lleva
    llevar lo los luego lugar manera más mañana mayor mayores mayoría me medio mejor menor menos mes meses mi mí mientras mil
    millones mis misma mismas mismo mismos modo momento mucha muchas mucho muchos mundo muy nada nadie ni ningún ninguna
    ninguno no nos nosotros nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos nunca o ocho otra otras otro otros
    para parece parte pasado pasar pero persona personas poca pocas poco pocos podemos poder podrá podría por porque posible
    primer primera primero primeros principal propia propio próximo próximos puede pueden pues que qué queda quien quién quienes
    quiere realizar respecto saber se sea sean según segunda segundo seis semana semanas señaló ser será serán sería si sí sido
    siempre siendo siete sigue siguiente sin sino sobre sola solamente solo sólo son su sus suyo tal también tampoco tan tanto
    te tenemos tener tenía tiempo tiene tienen toda todas todavía todo todos tras trata tres tu tus tuvo un una unas uno unos
    usted ustedes va vamos van varias varios ve veces ver vez vida y ya yo lunes martes miércoles jueves viernes sábado domingo
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre euros
    empresa compañía grupo informe ejemplo pregunta tipo nivel artículo lista`
