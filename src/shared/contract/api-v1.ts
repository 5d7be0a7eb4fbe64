import { type KeyScope, scopeOfPermission } from '../rules/api-keys.ts'
import { type Guard, guards } from './guards.ts'
import { type Route, type RouteName, routes } from './routes.ts'

/** The routes that keys of the API may call. Not loaded in the browser. */

export const apiRoutes = (Object.keys(routes) as RouteName[]).filter((name) => isInApi(name))

export function isInApi(name: RouteName): boolean {
  return routeOf(name).api !== undefined
}

/** Where keys call a route; addresses without `v1` work too, but are not promised. */
export function apiPathOf(name: RouteName): string {
  return routes[name].path.replace('/api/', '/api/v1/')
}

export function scopeOfRoute(name: RouteName): KeyScope {
  const guard: Guard = guards[name]
  const permission = guard.access === 'approved' ? guard.permission : null
  const scope = routeOf(name).scope ?? (permission === null ? 'read' : scopeOfPermission[permission])
  if (scope === null) throw new Error(`${name} is open to keys, but none has its permission: give it a scope.`)
  return scope
}

export function routeOf(name: RouteName): Route {
  return routes[name]
}
