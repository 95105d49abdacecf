export { postalAddress as loader } from '@sumai/forms/postal-address'
