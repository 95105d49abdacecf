export { postalAddress as loader } from '@sumai/ui/postal-address'
