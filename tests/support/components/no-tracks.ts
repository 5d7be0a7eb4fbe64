/**
 * For the browser's developer tools React notes, in development, who made each element and how long it took. Nobody looks
 * at that in a test, and it takes a quarter of the time. It does so where the console has a place for it.
 */
for (const method of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, method)
