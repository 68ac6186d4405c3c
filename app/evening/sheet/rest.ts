export { AmountRows } from './amount-rows'
export { DetailFields } from './detail-fields'
export { Pad } from './pad'
export { RamschRows } from './ramsch-rows'
