import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { SignOutButton } from '#client/features/accounts/sign-out-button'
import { TestPaymentsBanner } from '#client/features/billing/notices/test-payments-banner'
import { AppFrame } from '#client/features/navigation/app-frame'
import { PaletteShortcut } from '#client/features/palette/palette-shortcut'
import { fetchCode } from '#client/lib/fetch-code'
import { lazyPart } from '#client/lib/lazy-part'
import type { User } from '#client/queries/user'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { routes } from '#shared/contract/pages'

/** What stands around every page of someone who is signed in. */

const OverdueBanner = lazyPart(
  async () => (await import('#client/features/billing/notices/overdue-banner')).OverdueBanner,
)
const PaymentReturn = lazyPart(
  async () => (await import('#client/features/billing/paying/payment-return')).PaymentReturn,
)

/** For who has connected an account at LinkedIn, and for administrators: nobody else is told anything there. */
const Bell = lazyPart(async () => (await import('#client/features/notices/bell')).Bell)

const palette = fetchCode(async () => (await import('./command-palette.tsx')).CommandPalette)

export function SignedInFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <AppFrame
      user={user}
      signOut={(className) => <SignOutButton className={className} />}
      bell={
        (user.linkedinAccounts > 0 || user.role === 'admin') && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Bell />
            </Suspense>
          </ErrorBoundary>
        )
      }
    >
      <TestPaymentsBanner user={user} />
      {/* without them the page goes on: the subscription page and the settings say the same */}
      <ErrorBoundary fallback={null}>{user.isApproved && <BillingNotices user={user} />}</ErrorBoundary>
      {children}
      {user.isApproved && <PaletteShortcut palette={palette} />}
    </AppFrame>
  )
}

/** Above every page, for the few who need it: a payment that is overdue, or one that comes back from a bank's page. */
function BillingNotices({ user }: { user: User }) {
  const [path] = useLocation()
  const [paymentIntentId] = useState(() => new URLSearchParams(location.search).get('payment_intent'))
  const hasRoom = path !== routes.visualEditor.path
  return (
    <Suspense>
      {hasRoom && user.subscription?.status === 'past_due' && <OverdueBanner user={user} path={path} />}
      {paymentIntentId && <PaymentReturn paymentIntentId={paymentIntentId} />}
    </Suspense>
  )
}
