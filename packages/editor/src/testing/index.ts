export { buttonNamed, mount, press, typeInto } from './mount.tsx';
