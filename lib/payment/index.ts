export * from './giro-code'
export * from './iban'
export * from './pay-link'
