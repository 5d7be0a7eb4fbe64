/**
 * Every call of the API, by name: where it is and who may make it. Plain data without a schema library, because the
 * browser carries it too; the shapes that travel stand in the files beside this one and are joined in contract.ts.
 */

/**
 * Who may call a route. `approved` means signed in and approved; `admin` means approved with the role admin.
 * `signed-in` includes people who still wait for approval.
 */
export type Access = 'anyone' | 'signed-in' | 'approved' | 'admin'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each path parameter. */
  path: string
  access: Access
}

export const routes = {
  getUser: { method: 'GET', path: '/api/user', access: 'signed-in' },
  updateUser: { method: 'PATCH', path: '/api/user', access: 'signed-in' },
  login: { method: 'POST', path: '/api/login', access: 'anyone' },
  register: { method: 'POST', path: '/api/register', access: 'anyone' },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone' },
  setup: { method: 'POST', path: '/api/setup', access: 'anyone' },

  getConfig: { method: 'GET', path: '/api/config', access: 'anyone' },
  getVersion: { method: 'GET', path: '/api/version', access: 'anyone' },

  readArticle: { method: 'POST', path: '/api/articles/read', access: 'approved' },

  listPosts: { method: 'GET', path: '/api/posts', access: 'approved' },
  getPost: { method: 'GET', path: '/api/posts/:id', access: 'approved' },
  updatePost: { method: 'PATCH', path: '/api/posts/:id', access: 'approved' },
  deletePost: { method: 'DELETE', path: '/api/posts/:id', access: 'approved' },
  generatePost: { method: 'POST', path: '/api/posts/generate', access: 'approved' },
  generatePostFromFile: { method: 'POST', path: '/api/posts/generate-from-file', access: 'approved' },

  listSharedStyles: { method: 'GET', path: '/api/content-styles', access: 'approved' },
  listUserStyles: { method: 'GET', path: '/api/user/content-styles', access: 'approved' },
  getSettings: { method: 'GET', path: '/api/user/settings', access: 'approved' },

  listPendingUsers: { method: 'GET', path: '/api/admin/pending-users', access: 'admin' },
  approveUser: { method: 'POST', path: '/api/admin/approve-user/:id', access: 'admin' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
