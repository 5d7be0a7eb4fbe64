/**
 * For the browser's developer tools React notes, in development, who made each element and how long it took. Nobody looks
 * at that in a test, and it takes time. React does so only where the console has these methods.
 */
for (const method of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, method)
