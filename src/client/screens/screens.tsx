import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '#client/lib/lazy-part'
import type { RouteName } from '#shared/contract/pages'

/** The code of every route of the app. A route without a screen does not compile. */

const dashboard = screen(async () => (await import('./dashboard-screen.tsx')).DashboardScreen)

export const screens: Readonly<Record<RouteName, LazyPart<object>>> = {
  home: dashboard,
  dashboard,
  auth: screen(async () => (await import('./auth-screen.tsx')).AuthScreen),
  setup: screen(async () => (await import('./setup-screen.tsx')).SetupScreen),
  resetPassword: screen(async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen),
  confirmEmail: screen(async () => (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen),
  invitation: screen(async () => (await import('./invitation-screen.tsx')).InvitationScreen),
  join: screen(async () => (await import('./join-screen.tsx')).JoinScreen),
  review: screen(async () => (await import('./review-screen.tsx')).ReviewScreen),
  handover: screen(async () => (await import('./handover-screen.tsx')).HandoverScreen),
  authorize: screen(async () => (await import('./authorize-screen.tsx')).AuthorizeScreen),
  welcome: screen(async () => (await import('./welcome-screen.tsx')).WelcomeScreen),
  generate: screen(async () => (await import('./generate-screen.tsx')).GenerateScreen),
  history: screen(async () => (await import('./history-screen.tsx')).HistoryScreen),
  inbox: screen(async () => (await import('./inbox-screen.tsx')).InboxScreen),
  figures: screen(async () => (await import('./figures-screen.tsx')).FiguresScreen),
  schedule: screen(async () => (await import('./schedule-screen.tsx')).ScheduleScreen),
  settings: screen(async () => (await import('./settings-screen.tsx')).SettingsScreen),
  developers: screen(async () => (await import('./developers-screen.tsx')).DevelopersScreen),
  team: screen(async () => (await import('./team-screen.tsx')).TeamScreen),
  visualEditor: screen(async () => {
    // in parallel with the screen, which shows the canvas without waiting for its tools
    import('#client/editor/canvas-tools').catch(() => undefined)
    return (await import('./visual-editor-screen.tsx')).VisualEditorScreen
  }),
  subscribe: screen(async () => (await import('./subscribe-screen.tsx')).SubscribeScreen),
  admin: screen(async () => (await import('./admin-dashboard-screen.tsx')).AdminDashboardScreen),
  adminPrompts: screen(async () => (await import('./admin-prompts-screen.tsx')).AdminPromptsScreen),
  adminUsers: screen(async () => (await import('./admin-users-screen.tsx')).AdminUsersScreen),
  adminTeams: screen(async () => (await import('./admin-teams-screen.tsx')).AdminTeamsScreen),
  adminModels: screen(async () => (await import('./admin-models-screen.tsx')).AdminModelsScreen),
  adminLinkedin: screen(async () => (await import('./admin-linkedin-screen.tsx')).AdminLinkedinScreen),
  adminSettings: screen(async () => (await import('./admin-settings-screen.tsx')).AdminSettingsScreen),
  adminSystem: screen(async () => (await import('./admin-system-screen.tsx')).AdminSystemScreen),
}

/** On every path for people who must set up a second factor first. */
export const SecondFactorScreen = screen(async () => (await import('./second-factor-screen.tsx')).SecondFactorScreen)

function screen(load: () => Promise<ComponentType>): LazyPart<object> {
  return lazyPart(load)
}
