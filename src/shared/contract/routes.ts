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
  deleteUser: { method: 'DELETE', path: '/api/user', access: 'signed-in' },
  login: { method: 'POST', path: '/api/login', access: 'anyone' },
  register: { method: 'POST', path: '/api/register', access: 'anyone' },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone' },
  setup: { method: 'POST', path: '/api/setup', access: 'anyone' },
  confirmEmail: { method: 'POST', path: '/api/confirm-email', access: 'anyone' },
  changePassword: { method: 'POST', path: '/api/user/password', access: 'signed-in' },
  forgotPassword: { method: 'POST', path: '/api/password/forgot', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/api/password/reset', access: 'anyone' },
  listSessions: { method: 'GET', path: '/api/user/sessions', access: 'signed-in' },
  endSessions: { method: 'DELETE', path: '/api/user/sessions', access: 'signed-in' },
  exportUser: { method: 'GET', path: '/api/user/export', access: 'signed-in' },
  finishLogin: { method: 'POST', path: '/api/login/second-factor', access: 'anyone' },
  getSecondFactor: { method: 'GET', path: '/api/user/second-factor', access: 'signed-in' },
  beginSecondFactor: { method: 'POST', path: '/api/user/second-factor/setup', access: 'signed-in' },
  confirmSecondFactor: { method: 'POST', path: '/api/user/second-factor', access: 'signed-in' },
  turnOffSecondFactor: { method: 'DELETE', path: '/api/user/second-factor', access: 'signed-in' },
  renewRecoveryCodes: { method: 'POST', path: '/api/user/second-factor/recovery-codes', access: 'signed-in' },
  acceptInvitation: { method: 'POST', path: '/api/invitations/accept', access: 'anyone' },

  getConfig: { method: 'GET', path: '/api/config', access: 'anyone' },
  getVersion: { method: 'GET', path: '/api/version', access: 'anyone' },

  readArticle: { method: 'POST', path: '/api/articles/read', access: 'approved' },
  getArticle: { method: 'GET', path: '/api/articles/:id', access: 'approved' },
  suggestAngles: { method: 'POST', path: '/api/articles/:id/angles', access: 'approved' },
  findEarlierPost: { method: 'GET', path: '/api/posts/earlier', access: 'approved' },

  listPosts: { method: 'GET', path: '/api/posts', access: 'approved' },
  getPostSummary: { method: 'GET', path: '/api/posts/summary', access: 'approved' },
  getPost: { method: 'GET', path: '/api/posts/:id', access: 'approved' },
  getProvenance: { method: 'GET', path: '/api/posts/:id/provenance', access: 'approved' },
  listSimilarPosts: { method: 'GET', path: '/api/posts/:id/similar', access: 'approved' },
  updatePost: { method: 'PATCH', path: '/api/posts/:id', access: 'approved' },
  deletePost: { method: 'DELETE', path: '/api/posts/:id', access: 'approved' },
  generatePost: { method: 'POST', path: '/api/posts/generate', access: 'approved' },
  generatePostFromFile: { method: 'POST', path: '/api/posts/generate-from-file', access: 'approved' },
  refinePost: { method: 'POST', path: '/api/posts/:id/refine', access: 'approved' },
  rewritePassage: { method: 'POST', path: '/api/posts/:id/passage', access: 'approved' },
  chooseVersion: { method: 'POST', path: '/api/posts/:id/version', access: 'approved' },
  getModelCheck: { method: 'GET', path: '/api/posts/:id/model-check', access: 'approved' },
  askModelToCheck: { method: 'POST', path: '/api/posts/:id/model-check', access: 'approved' },
  suggestOpenings: { method: 'POST', path: '/api/posts/:id/openings', access: 'approved' },

  listPostPublications: { method: 'GET', path: '/api/posts/:id/publications', access: 'approved' },
  createPublication: { method: 'POST', path: '/api/posts/:id/publications', access: 'approved' },
  listPublications: { method: 'GET', path: '/api/publications', access: 'approved' },
  getPublication: { method: 'GET', path: '/api/publications/:id', access: 'approved' },
  updatePublication: { method: 'PATCH', path: '/api/publications/:id', access: 'approved' },
  cancelPublication: { method: 'DELETE', path: '/api/publications/:id', access: 'approved' },
  resolvePublication: { method: 'POST', path: '/api/publications/:id/resolve', access: 'approved' },
  publishNow: { method: 'POST', path: '/api/publications/:id/publish-now', access: 'approved' },
  deleteAtLinkedIn: { method: 'POST', path: '/api/publications/:id/delete-at-linkedin', access: 'approved' },
  getQueue: { method: 'GET', path: '/api/linkedin/accounts/:id/queue', access: 'approved' },
  reorderQueue: { method: 'PUT', path: '/api/linkedin/accounts/:id/queue', access: 'approved' },
  listNotices: { method: 'GET', path: '/api/notices', access: 'approved' },
  seeNotices: { method: 'POST', path: '/api/notices/seen', access: 'approved' },

  listSharedStyles: { method: 'GET', path: '/api/content-styles', access: 'approved' },
  listUserStyles: { method: 'GET', path: '/api/user/content-styles', access: 'approved' },
  createUserStyle: { method: 'POST', path: '/api/user/content-styles', access: 'approved' },
  updateUserStyle: { method: 'PUT', path: '/api/user/content-styles/:id', access: 'approved' },
  deleteUserStyle: { method: 'DELETE', path: '/api/user/content-styles/:id', access: 'approved' },
  getSettings: { method: 'GET', path: '/api/user/settings', access: 'approved' },
  saveSettings: { method: 'POST', path: '/api/user/settings', access: 'approved' },
  setModelCheck: { method: 'POST', path: '/api/user/model-check', access: 'approved' },
  getVoice: { method: 'GET', path: '/api/user/voice', access: 'approved' },
  saveVoice: { method: 'POST', path: '/api/user/voice', access: 'approved' },
  listSnippets: { method: 'GET', path: '/api/user/snippets', access: 'approved' },
  createSnippet: { method: 'POST', path: '/api/user/snippets', access: 'approved' },
  updateSnippet: { method: 'PUT', path: '/api/user/snippets/:id', access: 'approved' },
  deleteSnippet: { method: 'DELETE', path: '/api/user/snippets/:id', access: 'approved' },

  listMedia: { method: 'GET', path: '/api/media', access: 'approved' },
  createMedia: { method: 'POST', path: '/api/media', access: 'approved' },
  uploadMediaFile: { method: 'PUT', path: '/api/media/:id/file', access: 'approved' },
  getMediaFile: { method: 'GET', path: '/api/media/:id/file', access: 'approved' },
  getMediaThumbnail: { method: 'GET', path: '/api/media/:id/thumbnail', access: 'approved' },
  updateMedia: { method: 'PATCH', path: '/api/media/:id', access: 'approved' },
  deleteMedia: { method: 'DELETE', path: '/api/media/:id', access: 'approved' },
  importLeadImage: { method: 'POST', path: '/api/posts/:id/lead-image', access: 'approved' },
  listVisuals: { method: 'GET', path: '/api/visuals', access: 'approved' },
  createVisual: { method: 'POST', path: '/api/visuals', access: 'approved' },
  getVisual: { method: 'GET', path: '/api/visuals/:id', access: 'approved' },
  updateVisual: { method: 'PUT', path: '/api/visuals/:id', access: 'approved' },
  deleteVisual: { method: 'DELETE', path: '/api/visuals/:id', access: 'approved' },
  getVisualThumbnail: { method: 'GET', path: '/api/visuals/:id/thumbnail', access: 'approved' },
  listVisualTemplates: { method: 'GET', path: '/api/templates', access: 'approved' },
  createVisualTemplate: { method: 'POST', path: '/api/templates', access: 'approved' },
  deleteVisualTemplate: { method: 'DELETE', path: '/api/templates/:id', access: 'approved' },
  useVisualTemplate: { method: 'POST', path: '/api/templates/:id/use', access: 'approved' },
  getVisualTemplateThumbnail: { method: 'GET', path: '/api/templates/:id/thumbnail', access: 'approved' },

  listLinkedinAccounts: { method: 'GET', path: '/api/linkedin/accounts', access: 'approved' },
  connectLinkedin: { method: 'GET', path: '/api/linkedin/connect', access: 'approved' },
  finishLinkedinConnection: { method: 'GET', path: '/api/linkedin/callback', access: 'approved' },
  addLinkedinAccount: { method: 'POST', path: '/api/linkedin/accounts', access: 'approved' },
  changeLinkedinAccount: { method: 'PATCH', path: '/api/linkedin/accounts/:id', access: 'approved' },
  removeLinkedinAccount: { method: 'DELETE', path: '/api/linkedin/accounts/:id', access: 'approved' },

  getOrCreateSubscription: { method: 'POST', path: '/api/get-or-create-subscription', access: 'approved' },
  getPaymentStatus: { method: 'GET', path: '/api/payment-status/:paymentIntentId', access: 'approved' },
  cancelSubscription: { method: 'POST', path: '/api/cancel-subscription', access: 'approved' },
  resumeSubscription: { method: 'POST', path: '/api/resume-subscription', access: 'approved' },
  listBillingHistory: { method: 'GET', path: '/api/billing-history', access: 'approved' },
  receivePaymentNotice: { method: 'POST', path: '/api/payments/webhook', access: 'anyone' },
  confirmTestPayment: { method: 'POST', path: '/api/payments/test/confirm', access: 'approved' },

  getPaymentState: { method: 'GET', path: '/api/admin/payments', access: 'admin' },
  getAdminStats: { method: 'GET', path: '/api/admin/stats', access: 'admin' },
  listUsers: { method: 'GET', path: '/api/admin/users', access: 'admin' },
  changeUser: { method: 'PATCH', path: '/api/admin/users/:id', access: 'admin' },
  removeUser: { method: 'DELETE', path: '/api/admin/users/:id', access: 'admin' },
  resetSecondFactor: { method: 'DELETE', path: '/api/admin/users/:id/second-factor', access: 'admin' },
  listPendingUsers: { method: 'GET', path: '/api/admin/pending-users', access: 'admin' },
  approveUser: { method: 'POST', path: '/api/admin/approve-user/:id', access: 'admin' },
  resetMonthlyPosts: { method: 'POST', path: '/api/admin/reset-monthly-posts', access: 'admin' },
  inviteUser: { method: 'POST', path: '/api/admin/invitations', access: 'admin' },
  listAuditLog: { method: 'GET', path: '/api/admin/audit-log', access: 'admin' },
  getSystem: { method: 'GET', path: '/api/admin/system', access: 'admin' },
  retryJob: { method: 'POST', path: '/api/admin/system/jobs/:id/retry', access: 'admin' },
  removeJob: { method: 'DELETE', path: '/api/admin/system/jobs/:id', access: 'admin' },
  getLinkedinSetUp: { method: 'GET', path: '/api/admin/linkedin', access: 'admin' },
  saveLinkedinSetUp: { method: 'PUT', path: '/api/admin/linkedin', access: 'admin' },
  testLinkedinApp: { method: 'POST', path: '/api/admin/linkedin/test', access: 'admin' },
  listAdminStyles: { method: 'GET', path: '/api/admin/content-styles', access: 'admin' },
  createAdminStyle: { method: 'POST', path: '/api/admin/content-styles', access: 'admin' },
  updateAdminStyle: { method: 'PUT', path: '/api/admin/content-styles/:id', access: 'admin' },
  deleteAdminStyle: { method: 'DELETE', path: '/api/admin/content-styles/:id', access: 'admin' },
  listTemplates: { method: 'GET', path: '/api/admin/prompt-templates', access: 'admin' },
  createTemplate: { method: 'POST', path: '/api/admin/prompt-templates', access: 'admin' },
  updateTemplate: { method: 'PUT', path: '/api/admin/prompt-templates/:id', access: 'admin' },
  deleteTemplate: { method: 'DELETE', path: '/api/admin/prompt-templates/:id', access: 'admin' },
  publishVisualTemplate: { method: 'POST', path: '/api/admin/templates', access: 'admin' },
  previewPrompt: { method: 'POST', path: '/api/admin/prompt-templates/preview', access: 'admin' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
