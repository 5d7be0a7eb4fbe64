/**
 * In development React records for the browser's developer tools who created each element and how long it took. Tests
 * don't need it, and it takes time. React does so only if the console has these methods.
 */
for (const method of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, method)
