export { german as errors } from '#shared/errors/german'
