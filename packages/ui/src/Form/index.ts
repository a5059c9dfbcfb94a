export { Form, type FormProblem, type FormProps } from "./Form.tsx";
