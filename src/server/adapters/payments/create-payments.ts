import type { PaymentsConfig } from '#server/platform/config'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { Payments } from './payments.ts'
import { createStripePayments } from './stripe-payments.ts'
import { createTestPayments } from './test-payments.ts'

/** The provider that the settings name. */
export function createPayments(config: PaymentsConfig, parts: { db: Database; now: () => number }): Payments {
  if (config.kind === 'stripe') return createStripePayments(config, parts.now)
  return config.kind === 'test' ? createTestPayments(parts) : noPayments
}

const refuse = () => Promise.reject(new AppError('payments_off', 'paymentsOff'))

const noPayments: Payments = {
  provider: 'off',
  isOn: false,
  readIdentity: refuse,
  readPrice: refuse,
  form: { form: 'off', label: null, publishableKey: null },
  createCustomer: refuse,
  createSubscription: refuse,
  readAccount: refuse,
  readPayment: refuse,
  setCancelAtPeriodEnd: refuse,
  endSubscription: refuse,
  readWebhookEvent: refuse,
}
